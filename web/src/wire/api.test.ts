import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "./api";

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it
  document.cookie = "csrftoken=; max-age=0";
});
afterEach(() => fetched.mockReset());

describe("the api", () => {
  it("returns the body of an answer", async () => {
    fetched.mockReturnValue(answer({ guest: null, name: "" }));
    expect(await api.me()).toEqual({ guest: null, name: "" });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/me");
  });

  it("escapes what it puts into an address", async () => {
    fetched.mockImplementation(() => answer([]));
    await api.outline("../a b", "all");
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/records/..%2Fa%20b/outline?eye=all");
  });

  it("sends the token of the cookie with every post", async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it
    document.cookie = "csrftoken=t%2F1";
    fetched.mockReturnValue(answer({ guest: "g", name: "Puck" }));
    await api.rename("Puck");
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe("/api/me");
    expect(init).toMatchObject({ method: "POST", body: '{"name":"Puck"}' });
    expect(init?.headers).toMatchObject({ "x-csrftoken": "t/1" });
  });

  it("fetches a token first if there is none", async () => {
    fetched.mockImplementation(() => answer({}));
    await api.carry("x");
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/me", "/api/me/carry"]);
  });

  it("rejects with the code of a refusal", async () => {
    const args = { detail: "option days: expected 1, 2 or 3" };
    fetched.mockReturnValue(answer({ code: "bad-setup", detail: "The table cannot be opened", args }, 400));
    const refused = { code: "bad-setup", detail: "The table cannot be opened", status: 400, args };
    await expect(api.games()).rejects.toMatchObject(refused);
  });

  it("rejects when another server answers, or none", async () => {
    fetched.mockReturnValueOnce(Promise.resolve(new Response("<html>", { status: 502 })));
    await expect(api.games()).rejects.toMatchObject({ code: "server-error", status: 502 });
    fetched.mockRejectedValueOnce(new TypeError("network"));
    await expect(api.games()).rejects.toMatchObject({ code: "unreachable" });
  });

  it("makes the address of a socket from that of the page", () => {
    expect(api.socketUrl("/api/lobby/socket")).toMatch(/^ws:\/\/.*\/api\/lobby\/socket$/);
  });
});
