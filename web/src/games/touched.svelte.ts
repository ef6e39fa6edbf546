/** What was touched last, for a while: what hovering shows elsewhere is shown so on screens that cannot hover. */

export class Touched {
  element: string | null = $state(null);
  private readonly lasts: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasts` is how long it is shown, in milliseconds; what happens on the board ends it. For components. */
  constructor(lasts: number, happens: () => boolean) {
    this.lasts = lasts;
    $effect(() => {
      if (happens()) this.show(null);
    });
  }

  /** Shows this element, or none any more. */
  show(element: string | null): void {
    clearTimeout(this.timer);
    this.element = element;
    if (element !== null) this.timer = setTimeout(() => this.show(null), this.lasts);
  }
}
