import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that delivers nothing. */
export type MailStandIn = {
  /** For SMTP_URL. */
  readonly url: string;
  /** The Message-IDs of accepted messages, in order, with duplicates. */
  readonly ids: readonly string[];
  /** How often it refused a message. */
  readonly refused: () => number;
  /** From now on, temporarily refuses messages with matching Message-IDs, as a busy server does. */
  readonly refuse: (which: (id: string) => boolean) => void;
  readonly stop: () => Promise<void>;
};

/** Starts a mail server on a free port, which accepts everything. */
export async function startMailStandIn(): Promise<MailStandIn> {
  const ids: string[] = [];
  let refusals = 0;
  let isRefused: (id: string) => boolean = () => false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID:\s+(\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none';
        if (isRefused(id)) {
          refusals += 1;
          return done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
        }
        ids.push(id);
        done();
      });
    },
  });
  // A client that is killed in the middle of a message isn't the server's fault.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    ids,
    refused: () => refusals,
    refuse(which) {
      isRefused = which;
    },
    stop: () => new Promise<void>((closed) => server.close(closed)),
  };
}
