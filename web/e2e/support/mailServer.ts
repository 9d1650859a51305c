import { createServer, type Server } from "node:net";

/** A local mail server that accepts every mail; it refuses logins of the user "stranger". */
export class MailServer {
  readonly mails: string[] = [];
  readonly heard: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async open(): Promise<MailServer> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const place = server.address();
    const opened = new MailServer(server, typeof place === "object" && place ? place.port : 0);
    opened.listen();
    return opened;
  }

  close(): void {
    this.server.close();
  }

  private listen(): void {
    this.server.on("connection", (socket) => {
      let rest = "";
      let mail: string | undefined;
      socket.on("error", () => undefined);
      socket.write("220 test\r\n");
      socket.on("data", (bytes) => {
        rest += bytes.toString("utf8");
        for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
          const line = rest.slice(0, end);
          rest = rest.slice(end + 2);
          if (mail === undefined) {
            this.heard.push(line);
            if (line === "DATA") mail = "";
            socket.write(answerTo(line));
          } else if (line === ".") {
            this.mails.push(mail);
            mail = undefined;
            socket.write("250 Taken\r\n");
          } else {
            mail += `${line}\r\n`;
          }
        }
      });
    });
  }
}

function answerTo(line: string): string {
  if (line.startsWith("EHLO")) return "250-test\r\n250 AUTH PLAIN\r\n";
  if (line.startsWith("AUTH")) {
    const reported = Buffer.from(line.split(" ").at(-1) ?? "", "base64").toString("utf8");
    return reported.includes("stranger") ? "535 5.7.8 Username and Password not accepted\r\n" : "235 Welcome\r\n";
  }
  if (line === "DATA") return "354 Go on\r\n";
  return line === "QUIT" ? "221 Bye\r\n" : "250 OK\r\n";
}
