/** Test files share a process and its document: each begins with modules of its own, an empty page and no listeners. */

import { afterAll, vi } from "vitest";

vi.resetModules();

const kept: (() => void)[] = [];
for (const target of [globalThis as unknown as EventTarget, document as EventTarget]) {
  const add = target.addEventListener;
  target.addEventListener = (...what: Parameters<EventTarget["addEventListener"]>) => {
    add.call(target, ...what);
    kept.push(() => target.removeEventListener(...what));
  };
  kept.push(() => {
    target.addEventListener = add;
  });
}

afterAll(() => {
  for (const undo of kept) undo();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
});
