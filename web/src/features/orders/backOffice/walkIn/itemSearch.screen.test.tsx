import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Product } from "../../../../api/schema";
import { ItemSearch } from "./ItemSearch";
import { itemsLike, MOST_ITEMS } from "./items";

const MANY = 400;
const choices = Array.from({ length: MANY }, (_, place) => ({
  label: `${place % 2 ? "Blouses" : "Salwar"} - Cut ${place} - Model`,
  product: { id: place + 1, pricePaise: 65_000 } as Product,
}));

let rendered = 0;
function Form({ onValue }: { onValue: (text: string) => void }) {
  const [value, setValue] = useState("");
  useEffect(() => {
    rendered += 1;
  });
  return (
    <ItemSearch
      label="Item"
      choices={choices}
      value={value}
      onValue={(text) => {
        setValue(text);
        onValue(text);
      }}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Item" });
const options = () => screen.queryAllByRole("option");
const rest = () => act(() => vi.advanceTimersByTime(200));

beforeEach(() => {
  vi.useFakeTimers();
  rendered = 0;
});
afterEach(() => vi.useRealTimers());

test("typing eight letters renders the form once and lists a few of 400 items", () => {
  const said = vi.fn();
  render(<Form onValue={said} />);
  fireEvent.focus(box());
  for (const text of ["b", "bl", "blo", "blou", "blous", "blouse", "blouses", "blouses "]) fireEvent.change(box(), { target: { value: text } });
  expect(box().value).toBe("blouses ");
  expect(rendered).toBe(1);
  rest();
  expect(rendered).toBe(2);
  expect(said).toHaveBeenCalledOnce();
  expect(options()).toHaveLength(MOST_ITEMS);
  expect(screen.getByText("192 more. Type to narrow the list.")).toBeTruthy();
});

test("an item is chosen by keys or by a tap, and other text is an item of its own", () => {
  const said = vi.fn();
  render(<Form onValue={said} />);
  fireEvent.change(box(), { target: { value: "cut 399" } });
  rest();
  fireEvent.keyDown(box(), { key: "ArrowDown" });
  expect(box().getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
  fireEvent.keyDown(box(), { key: "Enter" });
  expect(said).toHaveBeenLastCalledWith("Blouses - Cut 399 - Model");
  expect(options()).toHaveLength(0);
  fireEvent.change(box(), { target: { value: "salwar 12" } });
  rest();
  fireEvent.click(options()[0] as HTMLElement);
  expect(said).toHaveBeenLastCalledWith("Salwar - Cut 12 - Model");
  fireEvent.change(box(), { target: { value: "Re-hem" } });
  fireEvent.blur(box());
  expect(said).toHaveBeenLastCalledWith("Re-hem");
  expect(options()).toHaveLength(0);
});

test("items that begin with the text come before those that only contain it", () => {
  const some = ["Sarees - Fall - For a blouse", "Blouses - Plain - Cotton"].map((label) => ({ label, product: {} as Product }));
  expect(itemsLike(some, "blou").map(({ label }) => label)).toEqual(["Blouses - Plain - Cotton", "Sarees - Fall - For a blouse"]);
});
