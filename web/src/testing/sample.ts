import document from "../../../openapi.json";
import type { operations } from "../api/schema";
import type { Answer } from "../api/read";

interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly string[];
  format?: string;
  minimum?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

interface DocumentResponse {
  $ref?: string;
  content?: Readonly<Record<string, { schema: Schema }>>;
}

interface DocumentOperation {
  operationId: string;
  responses: Readonly<Record<string, DocumentResponse>>;
}

const schemas = document.components.schemas as unknown as Readonly<Record<string, Schema>>;
const responses = document.components.responses as unknown as Readonly<Record<string, DocumentResponse>>;
/** Operations by their path and method. What those of a path share is no operation, and no test reads it. */
export const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;

/** Strings of these formats are read by the client, so that any text will not do. */
const FORMATTED: Readonly<Record<string, string>> = {
  date: "2026-11-20",
  "date-time": "2026-11-20T06:30:00Z",
  month: "2026-11",
  email: "asha@example.com",
  mobile: "9000000002",
  "pin-code": "600004",
};

function nameIn(reference: string): string {
  return reference.split("/").at(-1) ?? "";
}

/** The smallest value that a schema allows, with one item in each array. What is optional is left out. */
function valueOf(schema: Schema): unknown {
  if (schema.$ref) return valueOf(schemas[nameIn(schema.$ref)] ?? {});
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return Object.fromEntries((schema.required ?? []).map((name) => [name, valueOf(schema.properties?.[name] ?? {})]));
    case "array":
      return [valueOf(schema.items ?? {})];
    case "string":
      return FORMATTED[schema.format ?? ""] ?? "Sample";
    case "boolean":
      return false;
    default:
      return Math.max(1, schema.minimum ?? 1);
  }
}

/** The body of a success answer as the API document describes it; undefined when it is no JSON. */
export function bodyOf(operation: DocumentOperation): unknown {
  const own = operation.responses["200"];
  const response = own?.$ref ? responses[nameIn(own.$ref)] : own;
  const schema = response?.content?.["application/json"]?.schema;
  return schema && valueOf(schema);
}

const byId = new Map(Object.values(paths).flatMap((path) => Object.values(path).map((operation) => [operation.operationId, operation])));

/** An answer to `operation` in the shape of the API document. Tests replace the fields that they are about. */
export function sampleOf<Operation extends keyof operations>(operation: Operation): Answer<Operation> {
  const found = byId.get(operation);
  if (!found) throw new Error(`The API document has no operation ${operation}.`);
  return bodyOf(found) as Answer<Operation>;
}
