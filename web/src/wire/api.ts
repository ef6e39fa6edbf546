/** The server's HTTP API: one function for every endpoint. */

import { answerAhead } from "../start/ahead";
import { doubtDevice } from "./device";
import type {
  CarryLink,
  GameInfo,
  Invitation,
  Me,
  Moment,
  NewTable,
  Opened,
  Outline,
  Problem,
  Room,
  RuleSection,
  Situation,
  TableCard,
  Verdict,
} from "./protocol";

/**
 * A request that was refused, or did not arrive (`unreachable`). Its words are the message `refused-` and the code,
 * with `args`.
 */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status: number,
    readonly args: Problem["args"] = {},
  ) {
    super(`${code}: ${detail}`);
  }
}

export const me = () => get<Me>("/api/me");
export const rename = (name: string) => post<Me>("/api/me", { name });
export const carryLink = () => post<CarryLink>("/api/me/link", {});
export const carry = (token: string) => post<Me>("/api/me/carry", { token });
export const endOtherDevices = () => post<Me>("/api/me/end-other-devices", {});
export const games = () => get<GameInfo[]>("/api/games");
export const sharedText = (language: string) => text(`/api/text/${language}.ftl`);
export const gameText = (game: string, language: string) => text(`/api/games/${encode(game)}/text/${language}.ftl`);
export const hintText = (game: string, language: string) => text(`/api/games/${encode(game)}/hints/${language}.ftl`);
export const offerTexts = (language: string) => get<Record<string, string>>(`/api/games/words?lang=${language}`);
export const rules = (game: string, language: string) =>
  get<RuleSection[]>(`/api/games/${encode(game)}/rules?lang=${language}`);
export const openTable = (table: NewTable) => post<Opened>("/api/tables", table);
export const room = (table: string) => get<Room>(`/api/tables/${encode(table)}`);
export const invitation = (table: string) => get<Invitation>(`/api/tables/${encode(table)}/invite`);
export const report = (table: string, seat: number) =>
  get<Situation>(`/api/tables/${encode(table)}/report?seat=${seat}`);
/** Reads a situation that somebody has copied or written, and checks it. */
export const readSituation = (text: string) => post<Situation>("/api/situations", { text });
export const recordSituation = (table: string, at: number, eye: number | "all") =>
  get<Situation>(`/api/records/${encode(table)}/situations/${at}?eye=${eye}`);
export const myTables = () => get<TableCard[]>("/api/my/tables");
/** Where the record of a finished game can be downloaded. */
export const recordUrl = (table: string) => `/api/records/${encode(table)}`;
export const outline = (table: string, eye: number | "all") =>
  get<Outline>(`/api/records/${encode(table)}/outline?eye=${eye}`);
export const moment = (table: string, at: number, eye: number | "all") =>
  get<Moment>(`/api/records/${encode(table)}/moments/${at}?eye=${eye}`);
export const verify = (table: string) => get<Verdict>(`/api/records/${encode(table)}/verify`);

/** Returns the address of a socket of this server. */
export function socketUrl(path: string): string {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

const encode = encodeURIComponent;

async function get<Answer>(path: string): Promise<Answer> {
  return (await request(path)).json() as Promise<Answer>;
}

async function text(path: string): Promise<string> {
  return (await request(path)).text();
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json", "x-csrftoken": await csrfToken() };
  const response = await request(path, { method: "POST", headers, body: JSON.stringify(body) });
  return response.json() as Promise<Answer>;
}

/** The server sets the cookie with its first response: without one, a harmless request comes first. */
async function csrfToken(): Promise<string> {
  if (!cookie("csrftoken")) await request("/api/me");
  return cookie("csrftoken");
}

function cookie(name: string): string {
  const pair = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : "";
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    const ahead = init.method === undefined ? answerAhead(path) : undefined;
    response = await (ahead ?? fetch(path, { credentials: "same-origin", ...init }));
  } catch (error) {
    throw new RequestError("unreachable", String(error), 0);
  }
  if (response.ok) return response;
  const error = await errorOf(response);
  doubtDevice(error.code);
  throw error;
}

async function errorOf(response: Response): Promise<RequestError> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.code) return new RequestError(problem.code, problem.detail ?? "", response.status, problem.args);
  } catch {
    // Not an answer of this server, but for example a proxy's error page: only the status is known.
  }
  return new RequestError(
    response.status >= 500 ? "server-error" : "bad-request",
    response.statusText,
    response.status,
  );
}
