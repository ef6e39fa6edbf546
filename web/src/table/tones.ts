/** A few synthesised tones, without sound files; played only if the reader has turned sound on. */

export type Tone = "turn" | "move" | "end";

/** Pitch in hertz, start and length in seconds. */
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

const VOLUME = 0.12;

let context: AudioContext | null = null;

/** Plays a tone; stays silent where the browser has no sound or does not allow it yet. */
export function playTone(tone: Tone): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [pitch, from, length] of NOTES[tone]) playNote(context, pitch, context.currentTime + from, length);
}

function playNote(audio: AudioContext, pitch: number, from: number, length: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(VOLUME, from + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + length);
}
