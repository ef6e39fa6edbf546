/** The passing of time, for clocks and absences: it moves only while somebody watches it. */

class Ticker {
  /** As `performance.now()`, refreshed twice a second. */
  now = $state(performance.now());
  private followers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Starts the passing of time; returns what ends it. For an `$effect`. */
  follow(): () => void {
    this.followers++;
    if (this.followers === 1) this.start();
    return () => {
      this.followers--;
      if (this.followers === 0) clearInterval(this.timer);
    };
  }

  private start(): void {
    this.now = performance.now();
    this.timer = setInterval(() => {
      this.now = performance.now();
    }, 500);
  }
}

export const ticker = new Ticker();
