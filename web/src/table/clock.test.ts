import { describe, expect, it } from "vitest";
import { awaySpan, clockNow, clockSpan, isLow, secondsToWait } from "./clock";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("clocks", () => {
  it("run down only while they run, and never below zero", () => {
    expect(clockNow(10_000, true, 3_000)).toBe(7_000);
    expect(clockNow(10_000, false, 3_000)).toBe(10_000);
    expect(clockNow(1_000, true, 3_000)).toBe(0);
  });

  it("show minutes and seconds, then hours, then days", () => {
    expect(clockSpan(65_000).args).toEqual({ time: "1:05" });
    expect(clockSpan(59_200).args).toEqual({ time: "1:00" });
    expect(clockSpan(0).args).toEqual({ time: "0:00" });
    expect(clockSpan(3 * HOUR + 5 * MINUTE)).toEqual({ key: "table-time-hours", args: { hours: 3, minutes: 5 } });
    expect(clockSpan(50 * HOUR)).toEqual({ key: "table-time-days", args: { days: 2, hours: 2 } });
  });

  it("show an absence as a moment, in minutes, in hours", () => {
    expect(awaySpan(3_000).key).toBe("table-time-moment");
    expect(awaySpan(61 * MINUTE).args).toEqual({ minutes: 61 });
    expect(awaySpan(5 * HOUR).key).toBe("table-time-hours");
  });

  it("warn in the last half minute", () => {
    expect(isLow(29_000)).toBe(true);
    expect(isLow(31_000)).toBe(false);
  });
});

it("counts the seconds until a bot may replace an absent player", () => {
  expect(secondsToWait(1200, 45_000)).toBe(44);
  expect(secondsToWait(60_000, 45_000)).toBe(0);
});
