/** A few tones, made on the spot: no sound files, and nothing at all unless the reader has switched sounds on. */

export type Tone = "turn" | "move" | "end";

/** Pitch in hertz, beginning and length in seconds. */
const NOTES: Readonly<Record<Tone, readonly (readonly [number, number, number])[]>> = {
  turn: [
    [587, 0, 0.16],
    [880, 0.14, 0.3],
  ],
  move: [[392, 0, 0.09]],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.45],
  ],
};

const LOUD = 0.12;

let house: AudioContext | null = null;

/** Plays a tone; stays silent where the browser has no sound or does not allow it yet. */
export function play(tone: Tone): void {
  if (typeof AudioContext === "undefined") return;
  house ??= new AudioContext();
  if (house.state === "suspended") void house.resume();
  for (const [pitch, from, length] of NOTES[tone]) note(house, pitch, house.currentTime + from, length);
}

function note(audio: AudioContext, pitch: number, from: number, length: number): void {
  const voice = audio.createOscillator();
  const swell = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  swell.gain.setValueAtTime(0, from);
  swell.gain.linearRampToValueAtTime(LOUD, from + 0.02);
  swell.gain.exponentialRampToValueAtTime(0.001, from + length);
  voice.connect(swell).connect(audio.destination);
  voice.start(from);
  voice.stop(from + length);
}
