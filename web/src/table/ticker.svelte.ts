/** The current time for clocks and absences; updated only while a component follows it. */

class Ticker {
  /** As `performance.now()`, updated twice a second. */
  now = $state(performance.now());
  private followers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Updates the time until the returned function is called. For an `$effect`. */
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
