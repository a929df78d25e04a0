import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { API_BASE_PATH } from '../lib/contract/endpoint.ts';
import { uploadImage } from '../lib/contract/endpoints/account.ts';
import { getCurrentDomain } from '../lib/contract/endpoints/content.ts';
import { FORM_UPLOAD_PATH, formUploadSchema } from '../lib/contract/endpoints/forms.ts';
import {
  createIn,
  elsewhere,
  onEachDatabase,
  post,
  repeat,
  SECONDS,
  signUp,
  startBackend,
  type Backend,
} from './backend.ts';
import { round, table, writeReport } from './report.ts';

/** People who upload at once. */
const UPLOADERS = 8;
/** What a customer may change a photo in an hour, and what is left of it for a sign-up. */
const PHOTOS_EACH = 18;
/** Files of forms wait on the disk for their form: a gigabyte of them at most. */
const MOST_FORM_FILES = 1_000;
const FORM_FILE_BYTES = 1_000_000;
/** Of a camera, and of a phone after the site has cut it. */
const PICTURE = { width: 4_000, height: 3_000 } as const;
const PHOTO = { width: 800, height: 800 } as const;
/** Noise of this many pixels across, enlarged: about as hard to compress as a photograph. */
const GRAIN = 400;

async function drawPicture({ width, height }: { readonly width: number; readonly height: number }) {
  const raw = { width: GRAIN, height: GRAIN, channels: 3 } as const;
  return sharp(randomBytes(GRAIN * GRAIN * 3), { raw })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The same picture with other bytes behind its end, which no reader minds: each upload is another file. */
const anew = (picture: Buffer): Buffer => Buffer.concat([picture, randomBytes(16)]);

async function send(url: string, name: string, bytes: Buffer, headers: Record<string, string>) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  body.set('_payload', JSON.stringify({ alt: 'A picture of the benchmark' }));
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (!answer.ok)
    throw new Error(`${new URL(url).pathname} answered ${String(answer.status)}: ${await answer.text()}`);
  const text: unknown = await answer.json();
  return text;
}

/** Editors who put pictures into the library. */
const editors = ({ url, token }: Backend, picture: Buffer) =>
  Array.from({ length: UPLOADERS }, () => async () => {
    const name = `${randomBytes(6).toString('hex')}.jpg`;
    await send(`${url}/api/media`, name, anew(picture), { authorization: `JWT ${token}` });
  });

/** Customers who change their photo. Each stops where the limit would. */
async function customers(backend: Backend, photo: Buffer) {
  const people = await Promise.all(Array.from({ length: UPLOADERS }, () => signUp(backend, elsewhere())));
  return people.map(({ token }) => {
    let left = PHOTOS_EACH;
    return async () => {
      if (left === 0) return false;
      left -= 1;
      const image = `data:image/jpeg;base64,${anew(photo).toString('base64')}`;
      const authorization = { authorization: `Bearer ${token}`, ...elsewhere() };
      await post(backend.url, `${API_BASE_PATH}${uploadImage.path}`, { image }, authorization);
      return true;
    };
  });
}

/** Visitors who attach a file to a form. */
async function visitors(backend: Backend) {
  const form = { name: 'Media', url: 'media', data: [{ type: 'file', name: 'work', label: 'Work' }] };
  const id = await createIn(backend)('forms', form);
  const file = Buffer.alloc(FORM_FILE_BYTES);
  file.set([0xff, 0xd8, 0xff]);
  let left = MOST_FORM_FILES;
  return Array.from({ length: UPLOADERS }, () => async () => {
    if (left === 0) return false;
    left -= 1;
    const path = `${backend.url}${API_BASE_PATH}${FORM_UPLOAD_PATH}/${String(id)}`;
    formUploadSchema.parse(await send(path, 'work.jpg', file, elsewhere()));
    return true;
  });
}

/** Somebody else's call, which reads. */
const reader =
  ({ url }: Backend) =>
  async () => {
    const answer = await fetch(`${url}${API_BASE_PATH}${getCurrentDomain.path}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A read answered ${String(answer.status)}.`);
  };

async function measure(name: string, settings: Record<string, string>): Promise<string[][]> {
  const backend = await startBackend(settings);
  try {
    const [picture, photo] = [await drawPicture(PICTURE), await drawPicture(PHOTO)];
    const megabytes = ({ byteLength }: Buffer) => `${round(byteLength / 1_000_000, 1)} MB`;
    const alone = await repeat(backend.pid, [reader(backend)]);
    const pictures = await repeat(backend.pid, editors(backend, picture));
    const [, beside] = await Promise.all([
      repeat(backend.pid, editors(backend, picture)),
      repeat(backend.pid, [reader(backend)]),
    ]);
    const photos = await repeat(backend.pid, await customers(backend, photo));
    const files = await repeat(backend.pid, await visitors(backend));
    return [
      [name, `Editors upload pictures of 12 megapixels (${megabytes(picture)})`, ...pictures],
      [name, `Customers upload photos (${megabytes(photo)})`, ...photos],
      [name, 'Visitors attach files to a form (1.0 MB)', ...files],
      [name, 'Somebody reads, nobody uploads', ...alone],
      // The processor's time is mostly that of the pictures.
      [name, 'Somebody reads while editors upload', ...beside.slice(0, -1), '–'],
    ];
  } finally {
    await backend.stop();
  }
}

/** How many uploads a second a backend takes, from editors, customers and forms, on each database. */
export async function benchUploads(): Promise<void> {
  const rows = await onEachDatabase(measure);
  const head = ['Database', 'What', 'calls/s', 'p50 ms', 'p99 ms', 'server CPU ms a call'];
  const words = `${String(UPLOADERS)} people upload at once for up to ${String(SECONDS)} s, straight at the backend, into a folder. A picture is checked, and its colours are read; sizes of it are made when they are first asked for ([figures](renditions.md)).`;
  await writeReport('uploads', 'Uploads', `${words}\n\n${table(head, rows)}`, 'npm run bench -- uploads');
}
