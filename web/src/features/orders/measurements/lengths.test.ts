import { describe, expect, test } from "vitest";
import type { MeasurementField } from "./fields";
import {
  asMeant,
  measurementsOf,
  lengthsOf,
  lengthText,
  millimetresOf,
  numberOf,
  remarkOn,
  sameLengths,
  shown,
  typedUnit,
  lengthErrors,
  typedOver,
  type Length,
} from "./lengths";

const range = (least: number, most: number) => ({ least, most });
const bust: MeasurementField = { key: "aroundBust", label: "Around bust", limits: range(30, 180), adult: range(75, 130), child: range(48, 84) };
const height: MeasurementField = { key: "height", label: "Height", limits: range(45, 230), adult: range(140, 180), child: range(80, 160) };
const shoulder: MeasurementField = { key: "shoulder", label: "Shoulder", limits: range(15, 65), adult: range(34, 46), child: range(21, 38) };
const flare: MeasurementField = { key: "flare", label: "Flare", limits: range(50, 1200) };
const fields = [height, shoulder, bust, flare];

const cm = (text: string): Length => ({ text, unit: "cm" });
const inches = (text: string): Length => ({ text, unit: "in" });

test("only the lengths that differ were typed, emptied ones too", () => {
  const before = { bust: cm("90"), waist: cm("70"), hip: cm("95") };
  expect(typedOver(before, { bust: cm("90"), waist: cm("71"), height: inches("") })).toEqual({ waist: cm("71"), hip: cm("") });
  expect(typedOver(before, { ...before, bust: inches("90") })).toEqual({ bust: inches("90") });
});

describe("a length", () => {
  test("is read as people write it", () => {
    expect(["36.5", "36,5", " 36 1/2 ", "36½", '36.5"', "36.5 in", "36.5cm"].map(numberOf)).toEqual(
      Array.from({ length: 7 }, () => 36.5),
    );
    expect(numberOf("3/4")).toBe(0.75);
    expect(numberOf(" ")).toBeUndefined();
    for (const text of ["abc", "-5", "3 6", "36.5.1", "cm", "1/3", "1e2"]) expect(numberOf(text), text).toBeNaN();
  });

  test("is sent in whole millimetres", () => {
    expect(millimetresOf(cm("92.08"))).toBe(921);
    expect(millimetresOf(inches("36.25"))).toBe(921);
    expect(measurementsOf({ aroundBust: inches("36¼") })).toEqual({ measurements: { aroundBust: 92.1 }, unit: "in" });
    expect(measurementsOf({})).toBeUndefined();
  });

  test("shows in the other unit without being changed", () => {
    expect(shown(cm("92"), "in")).toBe("36.25");
    expect(shown(inches("36.25"), "cm")).toBe("92.1");
    expect(shown(cm("92"), "cm")).toBe("92");
    expect(shown(inches("36 1/4"), "in")).toBe("36 1/4");
    expect(shown(cm("abc"), "in")).toBe("abc");
    expect(shown(cm(""), "in")).toBe("");
  });

  test("survives any number of switches, for every tenth of a centimetre and every quarter inch", () => {
    for (let tenths = 10; tenths <= 2300; tenths += 1) {
      const typed = cm(String(tenths / 10));
      shown(typed, "in");
      expect(millimetresOf(typed)).toBe(tenths);
    }
    for (let quarters = 4; quarters <= 360; quarters += 1) {
      const typed = inches(String(quarters / 4));
      expect(Math.abs((numberOf(shown(typed, "cm")) ?? 0) - (quarters / 4) * 2.54)).toBeLessThan(0.0501);
      expect(shown(typed, "in")).toBe(String(quarters / 4));
    }
  });
});

describe("a remark", () => {
  test("is absent for usual measurements", () => {
    expect(remarkOn(bust, cm("91"))).toBeUndefined();
    expect(remarkOn(bust, cm(""))).toBeUndefined();
    expect(remarkOn(bust, inches("36"))).toBeUndefined();
  });

  test("warns about unusual and refuses impossible measurements", () => {
    expect(remarkOn(bust, cm("140"))).toEqual({
      kind: "warning",
      message: "Usually this is 75 to 130 cm. Please check.",
    });
    expect(remarkOn(bust, cm("200"))?.kind).toBe("error");
    expect(remarkOn(bust, cm("180"))?.kind).toBe("warning");
    expect(remarkOn(height, cm("44.9"))?.message).toBe("Enter 45 to 230 cm.");
    expect(remarkOn(height, cm("tall"))?.message).toBe("Enter a number, such as 36.5.");
  });

  test("guesses the unit that was meant", () => {
    expect(remarkOn(bust, cm("36"))).toMatchObject({ kind: "warning", meant: "in" });
    expect(remarkOn(bust, cm("29.6"))).toMatchObject({ kind: "error", meant: "in" });
    const lengths = { aroundBust: cm("36"), height: cm("160") };
    expect(asMeant(fields, lengths)).toEqual({ ...lengths, aroundBust: inches("36") });
    expect(remarkOn(bust, inches("92"))).toEqual({
      kind: "error",
      message: "Enter 12 to 70¾ inches. Is this in cm?",
      meant: "cm",
    });
    expect(remarkOn(shoulder, inches("38"))?.meant).toBe("cm");
    expect(asMeant(fields, { ...lengths, aroundBust: inches("92") }).aroundBust).toEqual(cm("92"));
  });

  test("names a range in inches that is accepted", () => {
    const message = remarkOn(bust, inches("200"))?.message;
    expect(message).toBe("Enter 12 to 70¾ inches.");
    expect(remarkOn(bust, inches("12"))?.kind).toBe("warning");
    expect(remarkOn(bust, inches("70.75"))?.kind).toBe("warning");
  });
});

test("a stored length is read in the unit of the shop", () => {
  expect(lengthText(92.1, "in")).toBe("36¼ in");
  expect(lengthText(92.1, "cm")).toBe("92.1 cm");
  expect(lengthText(1.9, "in")).toBe("¾ in");
  for (let quarters = 2; quarters <= 360; quarters += 1) {
    const typed = inches(String(quarters / 4));
    const stored = (millimetresOf(typed) ?? 0) / 10;
    expect(numberOf(lengthText(stored, "in"))).toBe(quarters / 4);
  }
});

test("a draft stays in the unit it was typed in", () => {
  expect(typedUnit({})).toBeUndefined();
  expect(typedUnit({ height: cm("160") })).toBe("cm");
  expect(typedUnit({ height: inches("63") })).toBe("in");
});

test("measurements typed in inches fill the form in inches, exact to the millimetre", () => {
  expect(lengthsOf({ aroundBust: 92.1 }, "in").aroundBust).toEqual(inches("36.25"));
  for (let mm = 10; mm <= 2300; mm += 1) {
    const saved = { measurements: { height: mm / 10 }, unit: "in" };
    expect(measurementsOf(lengthsOf(saved.measurements, "in"))).toEqual(saved);
  }
});

test("saved measurements replace everything in the form", () => {
  const saved = { measurements: { height: 162, aroundBust: 92.1 }, unit: "cm" };
  expect(measurementsOf(lengthsOf(saved.measurements, "cm"))).toEqual(saved);
  expect(sameLengths(saved.measurements, { ...saved.measurements })).toBe(true);
  expect(sameLengths(saved.measurements, { height: 162 })).toBe(false);
  expect(sameLengths(undefined, {})).toBe(true);
});

test("a child's lengths are usual for a child, and an adult's are not", () => {
  const small = cm("110");
  expect(remarkOn(height, small)?.kind).toBe("warning");
  expect(remarkOn(height, small, "child")).toBeUndefined();
  expect(remarkOn(height, { text: "175", unit: "cm" }, "child")?.message).toBe("Usually this is 80 to 160 cm. Please check.");
});

test("a field without a usual range is only refused beyond its limits", () => {
  expect(remarkOn(flare, cm("900"))).toBeUndefined();
  expect(remarkOn(flare, cm("40"))).toEqual({ kind: "error", message: "Enter 50 to 1200 cm. Is this in inches?", meant: "in" });
  expect(lengthErrors(fields, { flare: cm("40"), height: cm("150"), aroundBust: cm("wide") })).toEqual([
    { key: "aroundBust", message: "Enter a number, such as 36.5." },
    { key: "flare", message: "Enter 50 to 1200 cm. Is this in inches?" },
  ]);
});

test("quarters of an inch are stored to the millimetre and read as quarters again", () => {
  for (const [text, mm, read] of [["14¾", 375, "14¾ in"], ["9 1/4", 235, "9¼ in"], ["7.5", 191, "7½ in"]] as const) {
    expect(millimetresOf(inches(text))).toBe(mm);
    expect(lengthText(mm / 10, "in")).toBe(read);
  }
});
