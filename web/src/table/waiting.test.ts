import { expect, it } from "vitest";
import { bot, chair, room } from "./fixtures";
import { waitingFor } from "./waiting";

const puck = () => chair({ name: "Puck", guest: "g-puck" });

it("names whom the table waits for", () => {
  expect(waitingFor(room([chair(), puck()]), [0], [1], 0)).toEqual({ key: "table-wait-one", args: { seat: 1 } });
  expect(waitingFor(room([chair(), bot()]), [0], [1], 0)).toEqual({ key: "thinks", args: { seat: 1, level: "gnome" } });
});

it("keeps a secret choice secret", () => {
  const table = room([chair(), puck(), bot()]);
  expect(waitingFor(table, [0], [1, 2], 0).key).toBe("table-chosen-secretly");
  expect(waitingFor(table, [], [1, 2], null)).toEqual({ key: "table-wait-many", args: { seats: [1, 2] } });
});

it("names a pause, the end, and what the table does itself", () => {
  expect(waitingFor(room([chair()], { phase: "paused" }), [0], [], 0).key).toBe("table-paused");
  expect(waitingFor(room([chair()], { phase: "over" }), [0], [], 0).key).toBe("table-over");
  expect(waitingFor(room([chair()]), [0], [0], 0).key).toBe("table-wait-table");
  expect(waitingFor(room([chair()]), [0], [], 0).key).toBe("table-connecting");
});
