import { act } from "@testing-library/react";
import { http, HttpResponse, type HttpHandler } from "msw";
import { setupServer } from "msw/node";
import type { Code } from "../api/problem";
import type { paths } from "../api/schema";
import { FAILED } from "../format/failures";
import { bodyOf, paths as documented } from "./sample";

type Method = "get" | "post" | "put" | "patch" | "delete";
export type PathOf<M extends Method> = { [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never }[keyof paths];
type Content<Response> = Response extends { content: infer Kinds } ? Kinds[keyof Kinds] : undefined;
type Good<Operation> = Operation extends { responses: infer Responses }
  ? Content<Responses[Extract<200 | 201 | 202 | 204, keyof Responses>]>
  : never;
type Body<M extends Method, Path extends PathOf<M>> = Good<paths[Path][M & keyof paths[Path]]>;

/** `/courses/{id}` of the API document as msw writes it. */
const addressOf = (path: string): string => `*/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

/** Addresses that are written out come before those with an id: `{` sorts after all letters. */
const reads = Object.entries(documented)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([path, { get }]) => (get ? [{ address: new RegExp(`/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`), get }] : []));

/**
 * Every read has an answer of the documented shape, so that any screen can be opened. One handler for all of them:
 * msw copies a request for each handler that it asks.
 */
const samples: HttpHandler = http.get("*/api/*", ({ request }) => {
  const { pathname } = new URL(request.url);
  const found = reads.find(({ address }) => address.test(pathname));
  return found && HttpResponse.json(bodyOf(found.get) as object);
});

/** The favourites of a visitor join those of the account at each login, on whichever screen that happens. */
const joined = http.post(addressOf("/me/favourites"), () => HttpResponse.json(bodyOf(documented["/me/favourites"]!.post!) as object));

export const server = setupServer(samples, joined);

/** The server answers with this body from now on. */
export function answer<M extends Method, Path extends PathOf<M>>(method: M, path: Path, body: Body<M, Path>): void {
  server.use(http[method](addressOf(path), () => (body === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body as object))));
}

/** A refusal as the server words it. */
export function problem(status: number, code: Code, message = FAILED, headers: Record<string, string> = {}): Response {
  return HttpResponse.json({ code, message }, { status, headers });
}

/** Makes the server refuse this call; without a refusal there is no response. Returns the received requests. */
export function refuse<M extends Method, Path extends PathOf<M>>(method: M, path: Path, refusal = (): Response => HttpResponse.error()): Request[] {
  const came: Request[] = [];
  server.use(
    http[method](addressOf(path), ({ request }) => {
      came.push(request);
      return refusal();
    }),
  );
  return came;
}

/** Makes all calls fail without a response. */
export function disconnect(): void {
  server.use(http.all("*/api/*", () => HttpResponse.error()));
}

/** Leaves calls below `address` pending until the test aborts them. */
export function disconnectLate(...addresses: string[]): { giveUp: () => void } {
  let giveUp = (): void => undefined;
  const held = new Promise<void>((resolve) => (giveUp = resolve));
  for (const address of addresses)
    server.use(
      http.all(`*/api${address}*`, async () => {
        await held;
        return HttpResponse.error();
      }),
    );
  return { giveUp };
}

/** Every question below `address` is refused. */
export function refuseAll(address: string): void {
  server.use(http.get(`*/api${address}/*`, () => problem(500, "store.internal")));
}

/** The server answers again as it did at the beginning of the test. */
export const recover = (): void => server.resetHandlers();

/** Resolves when this request has its answer. */
function answerTo(wanted: string): Promise<void> {
  return new Promise((resolve) => {
    const heard = ({ requestId }: { requestId: string }): void => {
      if (requestId !== wanted) return;
      server.events.removeListener("response:mocked", heard);
      resolve();
    };
    server.events.on("response:mocked", heard);
  });
}

export interface Held {
  /** The bodies of the calls so far, in the order they came. */
  readonly bodies: unknown[];
  /** Resolves once so many calls have come. */
  came: (count: number) => Promise<void>;
  /** Answers one of them, the first unless another index is named. Resolves once the screen shows what follows from it. */
  release: (index?: number) => Promise<void>;
}

/** Holds back the answers to a call until the test releases them, each by itself and in any order. */
export function hold<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  respond: (body: unknown) => Response | Body<M, Path>,
): Held {
  const gates: { open: () => void; answered: Promise<void> }[] = [];
  const waiting: { count: number; tell: () => void }[] = [];
  const bodies: unknown[] = [];
  server.use(
    http[method](addressOf(path), async ({ request, requestId }) => {
      const sent: unknown = await request.json().catch(() => undefined);
      bodies.push(sent);
      await new Promise<void>((resolve) => {
        gates.push({ open: resolve, answered: answerTo(requestId) });
        for (const { count, tell } of waiting) if (gates.length >= count) tell();
      });
      const body = respond(sent);
      if (body instanceof Response) return body;
      return body === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body as object);
    }),
  );
  return {
    bodies,
    came: (count) => (gates.length >= count ? Promise.resolve() : new Promise((tell) => waiting.push({ count, tell }))),
    release: async (index = 0) => {
      gates[index]?.open();
      await gates[index]?.answered;
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    },
  };
}
