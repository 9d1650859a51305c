import { client, unwrap } from "./client";
import { ProblemError, type OwnCodesOf } from "./problem";
import type { operations, Routes } from "./schema";

/** The route of an operation, such as `POST /session`. */
export type Route = Routes[keyof Routes];
type OperationAt = { [Operation in keyof Routes as Routes[Operation]]: Operation };

type Content<Part> = Part extends { content: infer Kinds } ? Kinds[keyof Kinds] : undefined;
type Responses<To extends Route> = operations[OperationAt[To]]["responses"];
export type Sent<To extends Route> = Content<Responses<To>[Extract<200 | 201 | 202 | 204, keyof Responses<To>>]>;

type Body<Operation> = Operation extends { requestBody: infer Part } ? { body: Content<Part> } : { body?: never };
/** What an operation takes: parts of its address, a body, headers. */
type Parts<To extends Route> = Omit<operations[OperationAt[To]]["parameters"], "cookie"> &
  Body<operations[OperationAt[To]]> &
  Pick<RequestInit, "signal" | "keepalive">;
export type Input<To extends Route> = object extends Parts<To> ? [parts?: Parts<To>] : [parts: Parts<To>];

interface LooseParts extends Pick<RequestInit, "signal" | "keepalive"> {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}
type Request = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Calls an operation that changes something: `send("POST /admin/customers/{id}/block", { path: { id } })`. Never retried. */
export async function send<To extends Route>(route: To, ...[parts]: Input<To>): Promise<Sent<To>> {
  const [method = "", address = ""] = route.split(" ");
  const { path, query, header, ...init }: LooseParts = parts ?? {};
  const request = client.request as Request;
  return (await unwrap(request(method.toLowerCase(), address, { params: { path, query, header }, ...init }))) as Sent<To>;
}

/** An operation together with what each of its own refusals means to the screen that calls it. */
export interface Explained<To extends Route, Meaning> {
  (...input: Input<To>): Promise<Sent<To>>;
  /** What a refusal of this operation means; undefined for every other failure. */
  meaningOf(failure: unknown): Meaning | undefined;
}

type OwnCodesAt<To extends Route> = OwnCodesOf<OperationAt[To]>;

/** Ties an operation to the meanings of its own codes: a code too few, or one of another operation, does not compile. */
export function explained<To extends Route, const Meanings extends Readonly<Record<OwnCodesAt<To>, unknown>>>(
  route: To,
  meanings: Meanings & Readonly<Record<Exclude<keyof Meanings, OwnCodesAt<To>>, never>>,
): Explained<To, Meanings[keyof Meanings]> {
  const known: Readonly<Record<string, Meanings[keyof Meanings]>> = meanings;
  return Object.assign((...input: Input<To>) => send(route, ...input), {
    meaningOf: (failure: unknown) => (failure instanceof ProblemError ? known[failure.problem.code] : undefined),
  });
}
