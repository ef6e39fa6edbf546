/** Requests that are sent before the code that reads their answers has arrived; each answer is given out once. */

const answers = new Map<string, Promise<Response>>();

/** Sends a request ahead. */
export function askAhead(path: string): void {
  const answer = fetch(path, { credentials: "same-origin" });
  answer.catch(() => {}); // who takes the answer sees that it failed
  answers.set(path, answer);
}

/** Returns the answer to a request that was sent ahead, the first time. */
export function answerAhead(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}
