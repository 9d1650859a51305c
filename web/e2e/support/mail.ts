import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { workerStore } from "./shopProcess";
import { expect, test } from "./test";

/** Mails break long lines with "=" and write unusual letters as their numbers. */
const plain = (text: string): string =>
  text.replaceAll(/=\r?\n/g, "").replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The mails that the worker's shop has written to this address so far, in no order. */
export function mailsTo(address: string): string[] {
  const folder = join(workerStore(`shop-${test.info().parallelIndex}`), "outbox");
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch {
    return [];
  }
  return files
    .filter((file) => file.endsWith(".eml"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((mail) => new RegExp(`^To: .*${address}`, "m").test(mail))
    .map(plain);
}

/** Waits for the mail with such a link, and gives the link's path. */
export async function linkMailedTo(address: string, path: string): Promise<string> {
  const link = new RegExp(`https?://[^\\s"<]+(${path}/[0-9a-f]+)`);
  let found: string | undefined;
  await expect
    .poll(() => {
      found = mailsTo(address).flatMap((mail) => link.exec(mail)?.[1] ?? []).at(-1);
      return found;
    }, { message: `a mail to ${address}`, timeout: 20_000 })
    .toBeDefined();
  return found ?? "";
}
