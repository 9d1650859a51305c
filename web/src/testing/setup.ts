import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { currentUndo, endUndo } from "../admin/undo";
import { currentNotices, dismissAlert, dismissToast } from "../ui/noticeStore";
import { server } from "./server";

// Windows and panels that load later also wait for their code to be transformed.
configure({ asyncUtilTimeout: 40_000 });

/** The requests without a handler. The client takes them for failures of the network, so that a test could pass with them. */
const unhandled: string[] = [];

/** Elements that browsers treat otherwise than React: a form inside another one is sent by the browser itself. */
const misplaced: string[] = [];
const printError = console.error;
const noteMisplaced = (...said: unknown[]) => {
  if (String(said[0]).includes("cannot be a descendant")) misplaced.push(said.map(String).join(" "));
  printError(...said);
};

beforeAll(() => {
  console.error = noteMisplaced;
  server.listen({
    onUnhandledRequest: ({ method, url }, print) => {
      unhandled.push(`${method} ${url}`);
      print.error();
    },
  });
});
afterEach(() => {
  cleanup();
  const undo = currentUndo();
  if (undo) endUndo(undo.id);
  const { toasts, alerts } = currentNotices();
  for (const { id } of toasts) dismissToast(id);
  for (let shown = 0; shown < alerts.length; shown += 1) dismissAlert();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  expect(unhandled.splice(0)).toEqual([]);
  expect(misplaced.splice(0)).toEqual([]);
});
afterAll(() => {
  console.error = printError;
  server.close();
});
