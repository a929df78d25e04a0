import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

/* For tests and benchmarks: a push service on this machine (RFC 8030), with browsers that decrypt their messages (RFC 8291). */

/** A browser that has subscribed. */
export type PushBrowser = {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authSecret: string;
  /** @throws if the message isn't for this browser, or has been changed */
  readonly decrypt: (message: Buffer) => string;
};

/** A message that the service received. */
export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Creates a browser with new keys. @param endpoint its address at a push service */
export function newPushBrowser(endpoint: string): PushBrowser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    publicKey: own.toString('base64url'),
    authSecret: auth.toString('base64url'),
    decrypt: (message) => {
      const salt = message.subarray(0, 16);
      const size = message.readUInt32BE(16);
      const keyEnd = 21 + message.readUInt8(20);
      const theirs = message.subarray(21, keyEnd);
      const sealed = message.subarray(keyEnd);
      if (sealed.length > size) throw new Error('The message has more than one record.');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const secret = derive(pair.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0))
        throw new Error('The last record has no end.');
      return padded.subarray(0, end).toString('utf8');
    },
  };
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/**
 * Reads an Authorization header as a push service does (RFC 8292).
 * @returns the signer's key and the claims; null if the signature is wrong
 */
export function readVapid(header: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return null;
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: text(point.subarray(1, 33)), y: text(point.subarray(33)) };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) return null;
  return { key, ...claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString())) };
}

/** A response: its status, and the seconds to wait, if any. */
export type PushAnswer = { readonly status: number; readonly retryAfter?: number };

/** Starts a push service that accepts messages signed for it. */
export async function startPushStandIn() {
  const received: Received[] = [];
  const answers = new Map<string, PushAnswer>();
  // A sender uses the same token for many messages.
  const signed = new Map<string, boolean>();
  let count = 0;
  let quick: Promise<unknown> = Promise.resolve();
  const isSigned = (header: string): boolean => {
    const known = signed.get(header) ?? readVapid(header)?.aud === url;
    signed.set(header, known);
    return known;
  };
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const path = request.url ?? '';
      const { authorization = '' } = request.headers;
      const { status, retryAfter }: PushAnswer = isSigned(authorization)
        ? (answers.get(path) ?? { status: 201 })
        : { status: 403 };
      received.push({ path, headers: request.headers, body });
      await quick;
      if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
      response.writeHead(status).end();
    });
  });
  // A connection closed at the moment it is used again would look like a service that is away.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.');
  const url = `http://127.0.0.1:${String(address.port)}`;
  return {
    url,
    /** Responses by path; the default is 201. */
    answers,
    subscribe: (): PushBrowser => {
      count += 1;
      return newPushBrowser(`${url}/push/${String(count)}`);
    },
    /** While it is slow, it takes messages and answers when the function it returns is called. */
    slow: () => {
      const { promise, resolve } = Promise.withResolvers<null>();
      quick = promise;
      return () => resolve(null);
    },
    /** All messages since the last call. */
    take: (): Received[] => received.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
