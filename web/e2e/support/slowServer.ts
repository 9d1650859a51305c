import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface SlowServer {
  origin: string;
  close(): void;
}

/** Passes everything on to a shop, and sends the body of each page in this many pieces, one every 40 ms. */
export async function slowServer(shop: string, pieces: number): Promise<SlowServer> {
  const server = createServer((incoming, answer) => {
    const passed = request(shop + (incoming.url ?? "/"), { method: incoming.method, headers: { ...incoming.headers, "accept-encoding": "identity" } }, (original) => {
      const { "content-length": _length, "transfer-encoding": _encoding, ...headers } = original.headers;
      answer.writeHead(original.statusCode ?? 502, headers);
      if (!headers["content-type"]?.startsWith("text/html")) return void original.pipe(answer);
      const chunks: Buffer[] = [];
      original.on("data", (chunk: Buffer) => chunks.push(chunk));
      original.on("end", () => {
        const page = Buffer.concat(chunks);
        const start = page.indexOf("<body");
        answer.write(page.subarray(0, start));
        const send = (piece: number) => {
          if (piece === pieces) return void answer.end();
          const cut = (at: number) => start + Math.floor(((page.length - start) * at) / pieces);
          answer.write(page.subarray(cut(piece), cut(piece + 1)));
          setTimeout(send, 40, piece + 1);
        };
        send(0);
      });
    });
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
