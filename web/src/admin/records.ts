import { client, unwrap } from "../api/client";
import type { paths } from "../api/schema";

/** Lists whose records are deleted and restored, and mostly also created, changed, shown and hidden in the same way. */
export type RecordList = { [Path in keyof paths]: Path extends `${infer List}/{id}/restore` ? List : never }[keyof paths];

type Content<Response> = Response extends { content: infer Kinds } ? Kinds[keyof Kinds] : never;
type Restored<List extends RecordList> = paths[`${List}/{id}/restore` & keyof paths] extends {
  post: { responses: { 200: infer Good } };
}
  ? Content<Good>
  : never;
type Fields<List extends RecordList> = paths[List & keyof paths] extends { post: { requestBody: infer Body } } ? Content<Body> : never;
/** The fields of a record and the version that they change. */
type Changes<List extends RecordList> = paths[`${List}/{id}` & keyof paths] extends { put: { requestBody: infer Body } }
  ? Content<Body>
  : never;

interface Call {
  params?: { path?: { id: number }; query?: { withEverything: true } };
  body?: unknown;
}
type Send<Answer> = (path: string, call: Call) => Promise<{ data?: Answer; error?: unknown; response: Response }>;

/** The calls that change records of one list. Before a delete the screen has asked about the records below. */
export function records<List extends RecordList>(list: List) {
  type Item = Restored<List>;
  const send = client as unknown as Record<"POST" | "PUT" | "DELETE", Send<Item>>;
  const at = (id: number) => ({ params: { path: { id } } });
  const create = (body: Fields<List>) => unwrap(send.POST(list, { body }));
  const update = (id: number, body: Changes<List>) => unwrap(send.PUT(`${list}/{id}`, { ...at(id), body }));
  const publish = (id: number, published: boolean, version: number) =>
    unwrap(send.PUT(`${list}/{id}/published`, { ...at(id), body: { published, version } }));
  const reorder = (ids: number[]) => unwrap(send.PUT(`${list}/order`, { body: { ids } }));
  const remove = (id: number) => unwrap(send.DELETE(`${list}/{id}`, { params: { path: { id }, query: { withEverything: true } } }));
  const restore = (id: number) => unwrap(send.POST(`${list}/{id}/restore`, at(id)));
  const trash = {
    remove: ({ id }: { id: number }) => remove(id),
    restore: ({ id }: { id: number }) => restore(id),
  };
  const acts = {
    ...trash,
    publish: ({ id, version }: { id: number; version: number }, published: boolean) => publish(id, published, version),
  };
  return {
    create,
    update,
    remove,
    /** What a form does: it changes the record with this id, or creates one. */
    save: (id: number | undefined) => (body: Fields<List>, version: number | undefined) =>
      id === undefined || version === undefined ? create(body) : update(id, { ...(body as object), version } as Changes<List>),
    /** What a list without hidden records does with one of them. */
    trash,
    /** What a list does with one of its records. */
    acts,
    /** The same for a list in the owner's order. */
    orderedActs: { ...acts, order: reorder },
    /** What a form does with the record that it is about. */
    trashOf: (id: number) => ({ remove: () => remove(id), restore: () => restore(id) }),
    /** How a form duplicates it, and where the copy is edited. */
    copyBy: (duplicate: () => Promise<{ id: number }>, href: (id: number) => string) => ({
      copy: async () => {
        const { id } = await duplicate();
        return { href: href(id), remove: () => remove(id) };
      },
    }),
  };
}
