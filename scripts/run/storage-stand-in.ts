import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from './ports.ts';

/*
 * For tests: a storage with the part of S3's API that the backend uses. It checks every signature and every body's checksum as
 * described by Amazon, independently of the code that made them.
 */

const REGION = 'ap-southeast-2';
const BUCKET = 'championship-uploads';
const KEY = {
  accessKeyId: 'AKIDSTANDIN',
  secretAccessKey: 'the/secret+of the stand-in='.replaceAll(' ', '_'),
};
/** Keys in a page of a listing; small, so that clients have to request further pages. */
const PAGE = 50;
const SKEW_MS = 15 * 60_000;

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
/** RFC 3986: everything but letters, digits and -._~ */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type ReceivedRequest = {
  readonly method: string;
  /** As sent: the path, with the query if there is one. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** A request's signature (AWS Signature Version 4). @param names of the signed headers */
export function signatureOf(
  { method, target, headers }: ReceivedRequest,
  names: readonly string[],
  { date, region, secret }: { readonly date: string; readonly region: string; readonly secret: string },
): string {
  const { pathname, searchParams } = new URL(target, 'http://storage');
  const path = pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const listed = names
    .map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
    .join('');
  const canonical = [method, path, query, listed, names.join(';'), headers['x-amz-content-sha256'] ?? ''];
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical.join('\n'))].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString('hex');
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

/** S3's error code for a request that is refused; null if it is valid. */
function refusalOf(received: ReceivedRequest, body: Buffer, isPublic: boolean): string | null {
  const { headers } = received;
  const [, id, region = '', names = '', signature = ''] =
    AUTHORIZATION.exec(headers['authorization'] ?? '') ?? [];
  if (id === undefined) return isPublic && received.method === 'GET' ? null : 'AccessDenied';
  if (id !== KEY.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => signed.includes(name))) return 'AccessDenied';
  const date = headers['x-amz-date'] ?? '';
  const moment = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - moment) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const expected = signatureOf(received, signed, { date, region, secret: KEY.secretAccessKey });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return 'SignatureDoesNotMatch';
  return headers['x-amz-content-sha256'] === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}

type StoredFile = { readonly bytes: Buffer; readonly changedMs: number };

function listing(files: ReadonlyMap<string, StoredFile>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...files.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted();
  const isEncoded = query.get('encoding-type') === 'url';
  const entries = keys.slice(0, PAGE).map((key) => {
    const { bytes, changedMs } = files.get(key) ?? { bytes: Buffer.alloc(0), changedMs: 0 };
    const shown = isEncoded ? encoded(key).replaceAll('%2F', '/') : xmlText(key);
    return `<Contents><Key>${shown}</Key><LastModified>${new Date(changedMs).toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>${String(bytes.length)}</Size></Contents>`;
  });
  const last = keys[PAGE - 1];
  const more =
    keys.length > PAGE && last !== undefined
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${xmlText(last)}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${BUCKET}</Name>${more}${entries.join('')}${isEncoded ? '<EncodingType>url</EncodingType>' : ''}</ListBucketResult>`;
}

export type StorageStandIn = {
  /** The variables that make a backend use it. */
  readonly env: Readonly<Record<`S3_${string}`, string>>;
  /** The stored files by key. */
  readonly files: ReadonlyMap<string, StoredFile>;
  /** How many requests it has answered, by method. */
  readonly answered: ReadonlyMap<string, number>;
  /** Fails like a crashed machine: connections break, and no new ones are accepted. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address, with all its files. */
  readonly start: () => Promise<void>;
  /** While frozen, it receives requests but answers none; then it answers those that are waiting. */
  readonly freeze: (isFrozen: boolean) => void;
  /** Whether everybody may read it, like a misconfigured bucket. */
  readonly makePublic: (isPublic: boolean) => void;
  /** Changes when a file was last modified. */
  readonly age: (key: string, changedMs: number) => void;
  readonly stop: () => Promise<void>;
};

/** Starts an empty storage on this machine. */
export async function startStorage(): Promise<StorageStandIn> {
  const port = await freePort();
  const files = new Map<string, StoredFile>();
  const answered = new Map<string, number>();
  const state = { isPublic: false, waiting: null as (() => void)[] | null };

  const refuse = (response: ServerResponse, status: number, code: string) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
  };

  function answer(received: ReceivedRequest, body: Buffer, response: ServerResponse): void {
    const refusal = refusalOf(received, body, state.isPublic);
    if (refusal !== null) return refuse(response, 403, refusal);
    const { pathname, searchParams } = new URL(received.target, 'http://storage');
    const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    answered.set(received.method, (answered.get(received.method) ?? 0) + 1);
    const found = files.get(key);
    if (received.method === 'PUT') {
      const source = received.headers['x-amz-copy-source'];
      const copied = source && files.get(decodeURIComponent(source).slice(`/${BUCKET}/`.length));
      if (source !== undefined && !copied) return refuse(response, 404, 'NoSuchKey');
      files.set(key, { bytes: copied ? copied.bytes : body, changedMs: Date.now() });
      response.writeHead(200).end(copied ? '<CopyObjectResult></CopyObjectResult>' : '');
    } else if (received.method === 'DELETE') {
      files.delete(key);
      response.writeHead(204).end();
    } else if (key === '') {
      response.writeHead(200, { 'Content-Type': 'application/xml' }).end(listing(files, searchParams));
    } else if (found === undefined) refuse(response, 404, 'NoSuchKey');
    else {
      response.writeHead(200, {
        'Content-Length': found.bytes.length,
        'Last-Modified': new Date(found.changedMs).toUTCString(),
      });
      response.end(received.method === 'HEAD' ? undefined : found.bytes);
    }
  }

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    const body = Buffer.concat(pieces);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(',')]),
    );
    const received = { method: request.method ?? '', target: request.url ?? '/', headers };
    const go = () => answer(received, body, response);
    if (state.waiting === null) go();
    else state.waiting.push(go);
  };

  let server: Server | null = null;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer((request, response) => {
        // A client that disconnects gets no response.
        take(request, response).catch(() => response.destroy());
      })
        .once('error', reject)
        .listen(port, '127.0.0.1', resolve);
    });
  const kill = () =>
    new Promise<void>((resolve) => {
      if (server === null) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
      server = null;
    });
  await start();
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    files,
    answered,
    start,
    kill,
    freeze(isFrozen) {
      const waiting = state.waiting ?? [];
      state.waiting = isFrozen ? waiting : null;
      if (!isFrozen) for (const go of waiting) go();
    },
    makePublic(isPublic) {
      state.isPublic = isPublic;
    },
    age(key, changedMs) {
      const file = files.get(key);
      if (file) files.set(key, { ...file, changedMs });
    },
    stop: kill,
  };
}
