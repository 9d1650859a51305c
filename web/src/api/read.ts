import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { API, client, unwrap } from "./client";
import type { Failure } from "./problem";
import type { operations, Routes } from "./schema";

type PathOf<Operation extends keyof operations> = Routes[Operation] extends `GET ${infer Path}` ? Path : never;

type Content<Response> = Response extends { content: infer Kinds } ? Kinds[keyof Kinds] : never;
export type Answer<Operation extends keyof operations> = operations[Operation] extends {
  responses: { 200: infer Good };
}
  ? Content<Good>
  : never;

type PathParameters<Operation extends keyof operations> = operations[Operation]["parameters"] extends { path: infer P }
  ? { path: P }
  : { path?: never };
type QueryParameters<Operation extends keyof operations> = "query" extends keyof operations[Operation]["parameters"]
  ? Pick<operations[Operation]["parameters"], "query">
  : { query?: never };
type Parameters<Operation extends keyof operations> = PathParameters<Operation> & QueryParameters<Operation>;
type MaybeParameters<Operation extends keyof operations> =
  object extends Parameters<Operation> ? [parameters?: Parameters<Operation>] : [parameters: Parameters<Operation>];

/** One question to the API: its name, its address, and how to ask it. Goes straight into `useQuery`. */
export interface Read<Body> {
  readonly queryKey: readonly [operation: string, address: string];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Body>;
}

interface LooseParameters {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | number[] | undefined>;
}

const serializeQuery = createQuerySerializer();

export function addressOf(path: string, parameters: LooseParameters = {}): string {
  return createFinalURL(path, {
    baseUrl: API,
    params: parameters,
    querySerializer: serializeQuery,
    pathSerializer: defaultPathSerializer,
  });
}

/**
 * Names a read once, for the page, for preloading and for the server's plan:
 * `export const categoryList = (seed: number) => read("category_list", "/catalogue/categories", { query: { seed } })`.
 */
export function read<Operation extends keyof operations>(
  operation: Operation,
  path: PathOf<Operation>,
  ...[parameters]: MaybeParameters<Operation>
): Read<Answer<Operation>> {
  const loose = (parameters ?? {}) as LooseParameters;
  const get = client.GET as unknown as (
    path: string,
    init: { params: LooseParameters; signal: AbortSignal },
  ) => Promise<{ data?: Answer<Operation>; error?: unknown; response: Response }>;
  return {
    queryKey: [operation, addressOf(path, loose)],
    queryFn: ({ signal }) => unwrap(get(path, { params: loose, signal })),
  };
}

/** The answer to a read; present from the first render when the page came with its data. */
export function useRead<Body>(question: Read<Body>): UseQueryResult<Body, Failure> {
  return useQuery<Body, Failure>({ queryKey: question.queryKey, queryFn: question.queryFn });
}
