import { describe, expect, test } from "vitest";
import { commandOf } from "./shortcuts";

describe("a key in the player", () => {
  test("triggers the usual command", () => {
    expect(commandOf("k", "other")).toEqual({ act: "toggle" });
    expect(commandOf(" ", "other")).toEqual({ act: "toggle" });
    expect(commandOf("J", "button")).toEqual({ act: "skip", seconds: -10 });
    expect(commandOf("ArrowRight", "button")).toEqual({ act: "skip", seconds: 5 });
    expect(commandOf("7", "other")).toEqual({ act: "jump", share: 0.7 });
    expect(commandOf("F", "other")).toEqual({ act: "fullScreen" });
  });

  test("is left to a focused control that needs it", () => {
    expect(commandOf(" ", "button")).toBeUndefined();
    expect(commandOf("ArrowUp", "slider")).toBeUndefined();
    expect(commandOf("m", "slider")).toEqual({ act: "mute" });
    expect(commandOf("1", "select")).toBeUndefined();
  });

  test("is ignored if unknown", () => {
    expect(commandOf("x", "other")).toBeUndefined();
    expect(commandOf("Tab", "other")).toBeUndefined();
    expect(commandOf("constructor", "other")).toBeUndefined();
  });
});
