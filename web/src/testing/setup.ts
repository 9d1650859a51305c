import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll } from "vitest";
import { currentUndo, endUndo } from "../admin/undo";
import { server } from "./server";

// The first look at a screen also waits for its code to be transformed.
configure({ asyncUtilTimeout: 40_000 });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  cleanup();
  const undo = currentUndo();
  if (undo) endUndo(undo.id);
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
