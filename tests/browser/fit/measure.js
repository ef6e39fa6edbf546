// Runs in the page: measures what is shown, and returns what does not fit as { kind, element, what }.
// What it expects of boards is written in web/design.md, "Fits every screen".
window.fit = (() => {
  const SENTENCE = 15;
  const LABEL = 12;
  const SLIT = 0.45;
  const SLACK = 1.5;
  const PRESSED = ".prompt :is(button, input), .below button, header.bar :is(a, button), .table > nav button, aside [role=tab]";

  /** The next frame lays the page out and tells those who watch sizes; what they change is laid out when measured. */
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  /** Waits for that, and for a part of the board that is fetched when it is first shown. */
  async function frames() {
    do await frame();
    while (document.querySelector('.table .board[aria-busy="true"]'));
  }
  const round = (number) => Math.round(number * 10) / 10;
  const sizeOf = (box) => `${Math.round(box.width)}x${Math.round(box.height)}`;

  function nameOf(element) {
    const { element: id, choice, act, barred, pane } = element.dataset ?? {};
    const text = (element.getAttribute?.("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
    const said = id ?? (choice && `choice ${choice}`) ?? barred ?? act ?? pane;
    return said ?? (text ? `${kindOf(element)} "${text.slice(0, 30)}"` : kindOf(element));
  }

  /** Names an element by the classes around it, without those that Svelte makes. */
  function kindOf(element) {
    const around = [element, ...ancestors(element)].slice(0, 4).reverse();
    const named = (part) => [...part.classList].filter((name) => !name.startsWith("svelte-")).slice(0, 1);
    return around.map((part) => [part.tagName.toLowerCase(), ...named(part)].join(".")).join(" > ");
  }

  // ---- what is in sight ----

  function isDrawn(element) {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** Text for screen readers only. */
  function isUnseen(element) {
    return element.closest(".unseen") !== null || getComputedStyle(element).clipPath === "inset(50%)";
  }

  function clips(element) {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX !== "visible" || overflowY !== "visible";
  }

  function scrolls(element) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const down = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return down || (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1);
  }

  function ancestors(element) {
    const found = [];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  }

  const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  function cut(box, frame) {
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  }

  /** By element what its ancestors and the screen leave of a box in it, as long as nothing moves. */
  let windows = new WeakMap();

  function windowOf(element) {
    const around = element.parentElement;
    if (!around || around === document.body) return screen();
    if (!windows.has(element)) {
      const outer = windowOf(around);
      windows.set(element, clips(around) ? cut(around.getBoundingClientRect(), outer) : outer);
    }
    return windows.get(element);
  }

  /** The part of a box that nothing clips. */
  function visiblePart(element, box) {
    return cut(box, windowOf(element));
  }

  function isWhole(part, box) {
    return part.width >= box.width - SLACK && part.height >= box.height - SLACK;
  }

  function isInSight(element) {
    const box = element.getBoundingClientRect();
    return isDrawn(element) && box.width > 0 && isWhole(visiblePart(element, box), box);
  }

  /** Something visible says that more lies in a container around the element, and a pan or a pane brings it there. */
  function isAnnounced(element) {
    const container = ancestors(element).find(hasCue);
    if (!container) return false;
    return !isDrawn(element) || !scrolls(container) || comesInSight(element);
  }

  /** Whether something visible says that more lies in a container. */
  function hasCue({ dataset }) {
    if (dataset.pans === undefined) return false;
    return [...document.querySelectorAll(`[data-more~="${CSS.escape(dataset.pans)}"]`)].some(isInSight);
  }

  function comesInSight(element) {
    const before = ancestors(element).map((around) => [around, around.scrollLeft, around.scrollTop]);
    const page = [scrollX, scrollY];
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    windows = new WeakMap();
    const box = element.getBoundingClientRect();
    const part = visiblePart(element, box);
    for (const [around, left, top] of before) around.scrollTo({ left, top, behavior: "instant" });
    scrollTo({ left: page[0], top: page[1], behavior: "instant" });
    windows = new WeakMap();
    return isWhole(part, box);
  }

  function outOfSight(element) {
    if (!isDrawn(element)) return "hidden";
    const box = element.getBoundingClientRect();
    const part = visiblePart(element, box);
    return `only ${sizeOf(part)} of ${sizeOf(box)} in sight, at ${Math.round(box.left)},${Math.round(box.top)}`;
  }

  // ---- what may be touched ----

  const offered = () => [...document.querySelectorAll(".table [data-element].open")];

  /** A use may have a button, and ask for its elements later: only then may they be drawn nowhere yet. */
  const isAskedLater = (use) => document.querySelector(`.prompt [data-choice="${CSS.escape(use)}"]`) !== null;

  function sightFaults(targets) {
    const faults = [];
    const open = new Set(offered().map((element) => element.dataset.element));
    const uses = new Map([...[...open].map((id) => [id, ""]), ...targets]);
    for (const [id, use] of uses) {
      const places = [...document.querySelectorAll(`.table [data-element="${CSS.escape(id)}"]`)];
      const fault = (kind, what) => faults.push({ kind, element: id, what });
      if (places.length === 0) isAskedLater(use) || fault("missing", "offered, but nowhere on the page");
      else if (!places.some((place) => isInSight(place) || isAnnounced(place))) fault("sight", outOfSight(places[0]));
      else if (!open.has(id)) fault("glow", "offered, but does not glow");
    }
    for (const pressed of document.querySelectorAll(PRESSED))
      if (isDrawn(pressed) && !isUnseen(pressed) && !isInSight(pressed) && !isAnnounced(pressed))
        faults.push({ kind: "sight", element: nameOf(pressed), what: outOfSight(pressed) });
    return faults;
  }

  function belongs(hit, element) {
    return hit !== null && (element.contains(hit) || hit.contains(element));
  }

  function grid(box, steps) {
    const at = Array.from({ length: steps }, (_, n) => (n + 1) / (steps + 1));
    return at.flatMap((y) => at.map((x) => [box.left + x * box.width, box.top + y * box.height]));
  }

  /** Nine points of a target's box must lie on it; of a drawing, whose box has empty corners, only some point. */
  function coveredBy(element, part) {
    const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
    const hitsOf = (steps) => grid(part, steps).map(([x, y]) => document.elementFromPoint(x, y));
    const hits = hitsOf(3);
    const other = hits.find((hit) => hit && !belongs(hit, element) && !drawing?.contains(hit));
    if (other) return `by ${nameOf(other)}`;
    const isHit = (hit) => hit !== null && element.contains(hit);
    return drawing && !hits.some(isHit) && !hitsOf(8).some(isHit) ? "no point of it can be touched" : null;
  }

  function coverFaults() {
    const faults = [];
    const pressed = [...document.querySelectorAll(PRESSED)].filter((button) => !button.disabled && !isUnseen(button));
    for (const element of [...offered(), ...pressed]) {
      const part = visiblePart(element, element.getBoundingClientRect());
      if (!isDrawn(element) || part.width < 4 || part.height < 4) continue;
      const covered = coveredBy(element, part);
      if (covered) faults.push({ kind: "covered", element: nameOf(element), what: covered });
    }
    return faults;
  }

  /** Whether a point lies on an element: in its box, or in one of the shapes of a drawing. */
  function isOn(element, [x, y]) {
    if (!(element instanceof SVGElement)) return true;
    const shapes = element instanceof SVGGeometryElement ? [element] : [...element.querySelectorAll("*")];
    return shapes.some((shape) => {
      if (!(shape instanceof SVGGeometryElement) || getComputedStyle(shape).pointerEvents === "none") return false;
      return shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse()));
    });
  }

  /** A piece on its field leaves enough of the field to be touched. */
  function standsOn(small, large) {
    const inside = isWhole(cut(small, large), small);
    return inside && large.width * large.height >= 3 * small.width * small.height;
  }

  function overlapFaults() {
    const faults = [];
    const targets = offered()
      .filter(isInSight)
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [at, one] of targets.entries())
      for (const other of targets.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const common = cut(one.box, other.box);
        const area = ({ width, height }) => width * height;
        const small = area(one.box) < area(other.box) ? one : other;
        if (area(common) * 3 <= area(small.box)) continue;
        const points = grid(small.box, 6).filter((point) => isOn(small.element, point));
        const large = small === one ? other : one;
        if (standsOn(small.box, large.box)) continue;
        const both = points.filter(([x, y]) => {
          const inside = x >= large.box.left && x <= large.box.right && y >= large.box.top && y <= large.box.bottom;
          return inside && isOn(large.element, [x, y]);
        });
        if (both.length * 3 > points.length)
          faults.push({ kind: "overlap", element: nameOf(small.element), what: `with ${nameOf(large.element)}` });
      }
    return faults;
  }

  // ---- what is read ----

  function scaleOf(element) {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    }
    const scale = element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
    return Math.abs(scale - 1) < 0.05 ? 1 : scale; // offsetWidth is a whole number
  }

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode.data.trim();
      const element = walker.currentNode.parentElement;
      if (!/[\p{L}\p{N}]/u.test(text) || element.closest("script, style, title, desc, option")) continue;
      if (!isDrawn(element) || isUnseen(element)) continue;
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width > 1 && box.height > 1) yield { text, element, box };
    }
  }

  const short = (text) => `"${text.replace(/\s+/g, " ").slice(0, 32)}"`;

  function textFaults(small) {
    const faults = [];
    for (const { text, element, box } of texts()) {
      const board = element.closest(".board");
      const part = visiblePart(element, box);
      if (part.width < 1 || part.height < 1) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      // Figures, letters of seats and numbers of rules (KOR-85) are labels too.
      const least = board || !/\p{Ll}{2}/u.test(text) ? LABEL : SENTENCE;
      const zooms = small && element.closest("[data-zoomable]") !== null;
      if (size < least - 0.05 && !zooms)
        faults.push({ kind: "small", element: short(text), what: `${round(size)} px, at least ${least}` });
      const clipped = clippedBy(element, box);
      if (clipped && !zooms) faults.push({ kind: "cut", element: short(text), what: `by ${kindOf(clipped)}` });
    }
    return faults;
  }

  /** The ancestor that cuts a text without a way to read it; a text that scrolls away is whole elsewhere. */
  function clippedBy(element, box) {
    for (const frame of [element, ...ancestors(element)]) {
      if (!clips(frame)) continue;
      if (frame instanceof HTMLElement && (scrolls(frame) || hasCue(frame))) return null;
      const { textOverflow } = getComputedStyle(frame);
      if (textOverflow === "ellipsis" && frame.scrollWidth > frame.clientWidth + 1) return frame;
      const around = frame.getBoundingClientRect();
      const [wide, high] = [box.left < around.left - 2 || box.right > around.right + 2, overHeight(box, around)];
      if (wide || high) return frame;
    }
    return null;
  }

  /** The box of a text has the leading above and below its letters. */
  function overHeight(box, around) {
    const leading = 0.2 * box.height;
    return box.top < around.top - leading || box.bottom > around.bottom + leading;
  }

  // ---- the board and the page ----

  function boardBox() {
    const board = document.querySelector(".board");
    const drawing = board.querySelector(".size > *");
    return [board, drawing].map((element) => {
      const { width, height } = (element ?? board).getBoundingClientRect();
      return [round(width), round(height)];
    });
  }

  function frameFaults() {
    const faults = [];
    const board = document.querySelector(".board");
    const part = visiblePart(board, board.getBoundingClientRect());
    if (part.height < SLIT * innerHeight || part.width < SLIT * innerWidth)
      faults.push({ kind: "slit", element: "board", what: `${sizeOf(part)} on ${innerWidth}x${innerHeight}` });
    const page = document.scrollingElement;
    if (page.scrollWidth > page.clientWidth)
      faults.push({ kind: "sideways", element: "page", what: `${page.scrollWidth} px wide` });
    return faults;
  }

  /** Measures what is shown now. `targets` are the elements that must be offered; `small` screens may zoom. */
  async function measure({ targets, small, begun }) {
    await frames();
    windows = new WeakMap();
    const faults = [...frameFaults(), ...sightFaults(targets), ...coverFaults(), ...overlapFaults()];
    return { faults: begun ? faults : [...faults, ...textFaults(small)], board: boardBox() };
  }

  /** Presses the next word of an answer, on the board or beside it; returns it, null where nothing more is asked. */
  async function pick(parts) {
    await frames();
    const { done } = fit;
    for (const [at, [id, target]] of parts.entries()) {
      if (done.has(at)) continue;
      const button = document.querySelector(`.prompt [data-choice="${CSS.escape(id)}"]:not(:disabled)`);
      const element = target && document.querySelector(`.table [data-element="${CSS.escape(target)}"].open`);
      const pressed = button ?? element;
      if (!pressed) continue;
      done.add(at);
      pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      await frames();
      return id;
    }
    return null;
  }

  /** Marks the table that is shown, so that the next one can be told from it. */
  function leave() {
    fit.done = new Set();
    document.querySelector(".table")?.setAttribute("data-left", "");
  }

  const arrived = () => document.querySelector(".table:not([data-left]) .prompt.asked") !== null;

  return { measure, pick, leave, arrived, frames, done: new Set() };
})();
