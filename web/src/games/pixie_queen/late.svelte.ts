/** What only some moments need: fetched when it is first needed, and at hand from then on. */

export class Late<Wanted> {
  private arrived: Wanted | null = $state.raw(null);
  private asked = false;

  constructor(private readonly load: () => Promise<{ default: Wanted }>) {}

  /** Null until it has arrived. */
  get here(): Wanted | null {
    if (!this.asked) {
      this.asked = true;
      void this.load().then((module) => {
        this.arrived = module.default;
      });
    }
    return this.arrived;
  }
}
