import type { Payload } from 'payload';
import { localCopy } from '../kernel/storage/local-copies.ts';
import type { File } from '../payload-types.ts';
import type { SentFile } from './send-file.ts';

const DOWNLOAD_PATH = /^\/assets\/f\/(\d{1,9})\/([^/]{1,255})$/;
const VIDEO_PATH = /^\/v\/(\d{1,9})\.mp4$/;
/** A file may be replaced in the CMS: clients keep a copy but revalidate it. */
const ASK_AGAIN = 'public, max-age=300, must-revalidate';
/** Types that browsers may open; everything else is downloaded. */
const SHOWN_TYPES = /^(application\/pdf|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

type StoredFile = Pick<File, 'filename' | 'mimeType' | 'filesize' | 'updatedAt'>;

async function storedFile(payload: Payload, id: number): Promise<StoredFile | null> {
  return payload.findByID({
    collection: 'files',
    id,
    depth: 0,
    disableErrors: true,
    select: { filename: true, mimeType: true, filesize: true, updatedAt: true },
  });
}

async function sentFile(file: StoredFile): Promise<SentFile> {
  const filename = file.filename ?? '';
  const contentType = file.mimeType ?? 'application/octet-stream';
  const disposition = SHOWN_TYPES.test(contentType) ? 'inline' : 'attachment';
  const changed = new Date(file.updatedAt);
  const version = `${changed.getTime().toString(36)}-${String(file.filesize ?? 0)}`;
  return {
    path: await localCopy(`files/${filename}`, version),
    contentType,
    cacheControl: ASK_AGAIN,
    acceptRanges: true,
    headers: {
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(filename)}`,
      // The same from all machines: a player requests the parts of a film one after another.
      ETag: `"${version}"`,
      'Last-Modified': changed.toUTCString(),
    },
  };
}

/** The file at /assets/f/{id}/{file name}: a document, audio or video; the name must match the file's. */
export async function downloadAnswer(payload: Payload, path: string): Promise<SentFile | null> {
  const [, id, encodedName] = path.match(DOWNLOAD_PATH) ?? [];
  if (!id || !encodedName) return null;
  const file = await storedFile(payload, Number(id));
  return file?.filename && file.filename === decodeURIComponent(encodedName) ? sentFile(file) : null;
}

/** The file at /v/{id}.mp4 (spec point 7): a video file, with byte ranges. */
export async function videoAnswer(payload: Payload, path: string): Promise<SentFile | null> {
  const [, id] = path.match(VIDEO_PATH) ?? [];
  if (!id) return null;
  const video = await payload.findByID({
    collection: 'videos',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    select: { file: true },
  });
  const file = typeof video?.file === 'number' ? await storedFile(payload, video.file) : null;
  return file ? sentFile(file) : null;
}
