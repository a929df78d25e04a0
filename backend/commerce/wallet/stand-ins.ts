import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import type { WalletFolder } from './test-support.ts';

/* For tests: stand-ins on this machine for the servers of Apple and Google that keep passes up to date. */

async function portOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  return String(address.port);
}

/** A certificate for 127.0.0.1 by the authority of the test wallets. */
async function makeServerCertificate({ folder }: WalletFolder): Promise<void> {
  const openssl = (...args: readonly string[]) => promisify(execFile)('openssl', args, { cwd: folder });
  await writeFile(join(folder, 'push.ext'), 'subjectAltName=IP:127.0.0.1');
  await openssl(
    ...['req', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'push.key', '-out', 'push.csr'],
    ...['-subj', '/CN=127.0.0.1'],
  );
  await openssl(
    ...['x509', '-req', '-in', 'push.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
    ...['-days', '10', '-extfile', 'push.ext', '-out', 'push.pem'],
  );
}

export type Push = {
  readonly token: string;
  readonly topic: string;
  readonly body: string;
  /** Fingerprint of the sender's certificate. */
  readonly sender: string;
};

/** A push service's response. */
type PushAnswer = { readonly status: number; readonly reason?: string };

/** Apple's push service: it only accepts pushes from senders with a certificate of the test wallets' authority. */
export async function startPushService(wallets: WalletFolder) {
  await makeServerCertificate(wallets);
  const file = (name: string) => readFile(join(wallets.folder, name));
  const pushes: Push[] = [];
  const answers = new Map<string, PushAnswer>();
  const server = createSecureServer({
    cert: await file('push.pem'),
    key: await file('push.key'),
    ca: await file('ca.pem'),
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.on('stream', (stream, headers) => {
    const socket = stream.session?.socket;
    const sender = socket instanceof TLSSocket ? (socket.getPeerCertificate().subject.CN ?? '') : '';
    void text(stream).then((body) => {
      const token = (headers[':path'] ?? '').replace('/3/device/', '');
      pushes.push({ token, topic: String(headers['apns-topic']), body, sender: String(sender) });
      const { status, reason } = answers.get(token) ?? { status: 200 };
      stream.respond({ ':status': status });
      stream.end(reason === undefined ? '' : JSON.stringify({ reason }));
    });
  });
  const port = await portOf(server);
  return {
    url: `https://127.0.0.1:${port}`,
    /** All pushes since the last call. */
    take: (): Push[] => pushes.splice(0),
    /** Its responses to pushes for a phone; by default it accepts them. */
    answers,
    close: () => {
      server.close();
    },
  };
}

export type GoogleCall = { readonly path: string; readonly authorization: string; readonly body: unknown };

/** Google's servers: tokens for signed assertions, and changes of what was saved. */
export async function startGoogle() {
  const calls: GoogleCall[] = [];
  const assertions: string[] = [];
  /** Ids of what was saved. */
  const saved = new Set<string>();
  let isAway = false;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const answer = (status: number, value: object) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(value));
      };
      const path = request.url ?? '';
      if (isAway) return answer(503, {});
      if (path === '/token') {
        assertions.push(new URLSearchParams(body).get('assertion') ?? '');
        return answer(200, { access_token: `token-${String(assertions.length)}`, expires_in: 3600 });
      }
      if (request.method !== 'PATCH') return answer(405, {});
      calls.push({ path, authorization: request.headers.authorization ?? '', body: JSON.parse(body) });
      return saved.has(decodeURIComponent(path.split('/').at(-1) ?? '')) ? answer(200, {}) : answer(404, {});
    });
  });
  const port = await portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    /** All changes since the last call. */
    take: (): GoogleCall[] => calls.splice(0),
    assertions,
    saved,
    setAway: (value: boolean) => {
      isAway = value;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
