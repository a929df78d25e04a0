import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from './ports.ts';

/*
 * A storage that speaks the part of S3's API that the backend uses, for tests: it checks every signature and every body's checksum as
 * Amazon describes it, and knows nothing of the code that made them.
 */

const REGION = 'ap-southeast-2';
const BUCKET = 'championship-uploads';
const KEY = {
  accessKeyId: 'AKIDSTANDIN',
  secretAccessKey: 'the/secret+of the stand-in='.replaceAll(' ', '_'),
};
/** A listing is given in pages, so that whoever reads it has to ask on. */
const PAGE = 50;
const SKEW_MS = 15 * 60_000;

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
/** RFC 3986: everything but letters, digits and -._~ */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Asked = {
  readonly method: string;
  /** As sent: a path, with a query or without. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** A request's signature (AWS Signature Version 4), of the headers named. */
export function signatureOf(
  { method, target, headers }: Asked,
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

/** Why a request is refused, by S3's name for it; null if it is all right. */
function refusalOf(asked: Asked, body: Buffer, isPublic: boolean): string | null {
  const { headers } = asked;
  const [, id, region = '', names = '', signature = ''] =
    AUTHORIZATION.exec(headers['authorization'] ?? '') ?? [];
  if (id === undefined) return isPublic && asked.method === 'GET' ? null : 'AccessDenied';
  if (id !== KEY.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => signed.includes(name))) return 'AccessDenied';
  const date = headers['x-amz-date'] ?? '';
  const moment = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - moment) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const expected = signatureOf(asked, signed, { date, region, secret: KEY.secretAccessKey });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return 'SignatureDoesNotMatch';
  return headers['x-amz-content-sha256'] === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}

type Kept = { readonly bytes: Buffer; readonly changedMs: number };

function listing(files: ReadonlyMap<string, Kept>, query: URLSearchParams): string {
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
  /** What it has, by key. */
  readonly files: ReadonlyMap<string, Kept>;
  /** How many requests it has answered, by method. */
  readonly answered: ReadonlyMap<string, number>;
  /** As a failing machine would: connections break, and none is accepted. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address, with all its files. */
  readonly start: () => Promise<void>;
  /** Takes requests and answers none of them, or goes on with all that wait. */
  readonly freeze: (isFrozen: boolean) => void;
  /** Whether everybody may read it, as a bucket that was set up wrong. */
  readonly makePublic: (isPublic: boolean) => void;
  /** Changes a file's age. */
  readonly age: (key: string, changedMs: number) => void;
  readonly stop: () => Promise<void>;
};

/** Starts an empty storage on this machine. */
export async function startStorage(): Promise<StorageStandIn> {
  const port = await freePort();
  const files = new Map<string, Kept>();
  const answered = new Map<string, number>();
  const state = { isPublic: false, waiting: null as (() => void)[] | null };

  const refuse = (response: ServerResponse, status: number, code: string) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
  };

  function answer(asked: Asked, body: Buffer, response: ServerResponse): void {
    const refusal = refusalOf(asked, body, state.isPublic);
    if (refusal !== null) return refuse(response, 403, refusal);
    const { pathname, searchParams } = new URL(asked.target, 'http://storage');
    const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    answered.set(asked.method, (answered.get(asked.method) ?? 0) + 1);
    const found = files.get(key);
    if (asked.method === 'PUT') {
      const source = asked.headers['x-amz-copy-source'];
      const copied = source && files.get(decodeURIComponent(source).slice(`/${BUCKET}/`.length));
      if (source !== undefined && !copied) return refuse(response, 404, 'NoSuchKey');
      files.set(key, { bytes: copied ? copied.bytes : body, changedMs: Date.now() });
      response.writeHead(200).end(copied ? '<CopyObjectResult></CopyObjectResult>' : '');
    } else if (asked.method === 'DELETE') {
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
      response.end(asked.method === 'HEAD' ? undefined : found.bytes);
    }
  }

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    const body = Buffer.concat(pieces);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(',')]),
    );
    const asked = { method: request.method ?? '', target: request.url ?? '/', headers };
    const go = () => answer(asked, body, response);
    if (state.waiting === null) go();
    else state.waiting.push(go);
  };

  let server: Server | null = null;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer((request, response) => {
        // A client that breaks off gets no answer.
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
