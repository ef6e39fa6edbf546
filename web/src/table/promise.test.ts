import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { notedPromise, notePromise, opensPromise } from "./promise";

describe("the promise", () => {
  it("keeps the first commitment seen", () => {
    localStorage.clear();
    expect(notedPromise("t1")).toBeNull();
    notePromise("t1", "first");
    notePromise("t1", "second");
    expect(notedPromise("t1")).toBe("first");
  });

  it("is opened by its own seed alone", async () => {
    const seed = "00ff".repeat(16);
    const promised = createHash("sha256").update("folkmoot seed ").update(Buffer.from(seed, "hex")).digest("hex");
    expect(await opensPromise(seed, promised)).toBe(true);
    expect(await opensPromise("11".repeat(32), promised)).toBe(false);
    expect(await opensPromise("no hexadecimal", promised)).toBeNull();
  });
});
