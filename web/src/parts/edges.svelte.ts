import type { Attachment } from "svelte/attachments";

/** On which sides of a scrolling box something is out of sight; attach `watch` to the box. */
export class Edges {
  above = $state(false);
  below = $state(false);
  /** How high the box would have to be to show all of its content, at least as high as it is. */
  content = $state(0);

  readonly watch: Attachment<HTMLElement> = (box) => {
    const look = () => {
      this.content = box.scrollHeight;
      this.above = box.scrollTop > 2;
      this.below = box.scrollTop + box.clientHeight < box.scrollHeight - 2;
    };
    const observer = new ResizeObserver(look);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    box.addEventListener("scroll", look);
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", look);
    };
  };
}
