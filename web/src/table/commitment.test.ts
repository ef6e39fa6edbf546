import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { matchesCommitment, rememberCommitment, rememberedCommitment } from "./commitment";

describe("the commitment", () => {
  it("is the first one seen", () => {
    localStorage.clear();
    expect(rememberedCommitment("t1")).toBeNull();
    rememberCommitment("t1", "first");
    rememberCommitment("t1", "second");
    expect(rememberedCommitment("t1")).toBe("first");
  });

  it("matches its own seed alone", async () => {
    const seed = "00ff".repeat(16);
    const commitment = createHash("sha256").update("folkmoot seed ").update(Buffer.from(seed, "hex")).digest("hex");
    expect(await matchesCommitment(seed, commitment)).toBe(true);
    expect(await matchesCommitment("11".repeat(32), commitment)).toBe(false);
    expect(await matchesCommitment("no hexadecimal", commitment)).toBeNull();
  });
});
