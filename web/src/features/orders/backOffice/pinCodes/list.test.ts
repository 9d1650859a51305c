import { expect, test } from "vitest";
import { newAmong, readList } from "./list";

test("lists are read with any common separator", () => {
  for (const text of [
    "600004, Mylapore",
    "Mylapore;600004",
    "600 004\tMylapore\r\n\r\n",
    "600004 Mylapore",
    "600 004 - Mylapore",
    '"600004","Mylapore"',
    "Pin code, Place\n600004, Mylapore",
    "\uFEFF600004,  Mylapore ",
  ])
    expect(readList(text), text).toEqual({ areas: [{ pinCode: "600004", location: "Mylapore" }], problems: [] });
  expect(readList("600017, T. Nagar, north").areas).toEqual([{ pinCode: "600017", location: "T. Nagar, north" }]);
});

test("each line that cannot be read is reported", () => {
  const { areas, problems } = readList(`600004, Mylapore\nno code here\n600005\n012345, Nowhere\n600006, ${"x".repeat(81)}`);
  expect(areas).toHaveLength(1);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, "there is no 6-digit pin code"],
    [3, "the area is missing"],
    [4, "there is no 6-digit pin code"],
    [5, "the area has more than 80 characters"],
  ]);
});

test("existing and repeated lines are not new pin codes", () => {
  const areas = readList("600004, Mylapore\n600005, Triplicane\n600005, Triplicane").areas;
  expect(newAmong(areas, [{ pinCode: "600004", location: "Mylapore" }])).toEqual({
    fresh: [{ pinCode: "600005", location: "Triplicane" }],
    known: 2,
  });
});
