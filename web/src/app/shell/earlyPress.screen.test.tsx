import { expect, test, vi } from "vitest";
import HEAD from "../../../index.html?raw";
import { repeatEarlyPress } from "./earlyPress";

/** Runs the script of the page's head. */
function arrive(body: string): void {
  const [, script = ""] = /<script>([^]*?)<\/script>/.exec(HEAD) ?? [];
  new Function(script)();
  document.body.innerHTML = body;
}

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

test("the button that was pressed last before the page could answer is pressed again, once", () => {
  arrive('<button type="button" id="search"><svg></svg></button><button type="button" id="heart"></button>');
  element("#heart").click();
  element("svg").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const [search, heart] = [vi.fn(), vi.fn()];
  element("#search").addEventListener("click", search);
  element("#heart").addEventListener("click", heart);
  repeatEarlyPress();
  expect([search.mock.calls.length, heart.mock.calls.length]).toEqual([1, 0]);
  element("#heart").click();
  repeatEarlyPress();
  expect([search.mock.calls.length, heart.mock.calls.length]).toEqual([1, 1]);
});

test("a press on a link or on what sends a form is not repeated: those work at once", () => {
  arrive('<button type="button"></button><form><button type="submit"></button></form>');
  element("[type=button]").click();
  element("form").addEventListener("submit", (event) => event.preventDefault());
  element("[type=submit]").click();
  const pressed = vi.fn();
  element("[type=button]").addEventListener("click", pressed);
  repeatEarlyPress();
  expect(pressed).not.toHaveBeenCalled();
});
