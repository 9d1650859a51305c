import { describe, expect, test } from "vitest";
import { joined, Watched } from "./watched";

describe("what was watched", () => {
  test("is what was played, in one stretch", () => {
    const watched = new Watched();
    for (const time of [3, 3.25, 3.5, 3.75]) watched.tick(time, 1);
    expect(watched.take()).toEqual([{ from: 3, to: 3.75 }]);
    expect(watched.take()).toEqual([]);
  });

  test("continues after a report", () => {
    const watched = new Watched();
    watched.tick(1, 1);
    watched.tick(2, 1);
    watched.take();
    watched.tick(3, 1);
    expect(watched.take()).toEqual([{ from: 2, to: 3 }]);
  });

  test("does not count jumps, forward or back", () => {
    const watched = new Watched();
    for (const time of [0, 1, 10, 11, 5, 6]) watched.tick(time, 1);
    expect(watched.take()).toEqual([
      { from: 0, to: 1 },
      { from: 5, to: 6 },
      { from: 10, to: 11 },
    ]);
  });

  test("does not count a small jump that the video itself announced", () => {
    const watched = new Watched();
    watched.tick(0, 1);
    watched.tick(1, 1);
    watched.breakOff();
    watched.tick(2, 1);
    watched.tick(2.5, 1);
    expect(watched.take()).toEqual([
      { from: 0, to: 1 },
      { from: 2, to: 2.5 },
    ]);
  });

  test("takes larger steps at a higher speed", () => {
    const watched = new Watched();
    watched.tick(0, 2);
    watched.tick(3, 2);
    expect(watched.take()).toEqual([{ from: 0, to: 3 }]);
  });

  test("is reported again after a failure", () => {
    const watched = new Watched();
    watched.tick(0, 1);
    watched.tick(1, 1);
    const lost = watched.take();
    watched.tick(2, 1);
    watched.putBack(lost);
    expect(watched.take()).toEqual([{ from: 0, to: 2 }]);
  });
});

test("stretches that touch or overlap are one", () => {
  expect(joined([{ from: 4, to: 6 }, { from: 0, to: 1 }, { from: 1, to: 2 }, { from: 5, to: 5.5 }])).toEqual([
    { from: 0, to: 2 },
    { from: 4, to: 6 },
  ]);
});
