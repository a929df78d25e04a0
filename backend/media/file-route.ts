import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import type { Payload } from 'payload';
import { config } from '../config.ts';
import { fileAnswer, type FileAnswer } from './file-answer.ts';

const DOWNLOAD_PATH = /^\/assets\/f\/(\d{1,9})\/([^/]{1,255})$/;
const VIDEO_PATH = /^\/v\/(\d{1,9})\.mp4$/;
/** A file may be replaced in the CMS: its copy is kept, but asked about. */
const ASK_AGAIN = 'public, max-age=300, must-revalidate';
/** What a browser may open by itself; everything else is saved. */
const SHOWN_TYPES = /^(application\/pdf|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

type StoredFile = { readonly filename?: string | null; readonly mimeType?: string | null };

async function storedFile(payload: Payload, id: number): Promise<StoredFile | null> {
  return payload.findByID({
    collection: 'files',
    id,
    depth: 0,
    disableErrors: true,
    select: { filename: true, mimeType: true },
  });
}

function answerFile(request: IncomingMessage, file: StoredFile): Promise<FileAnswer | null> {
  const filename = file.filename ?? '';
  const contentType = file.mimeType ?? 'application/octet-stream';
  const disposition = SHOWN_TYPES.test(contentType) ? 'inline' : 'attachment';
  return fileAnswer(request, {
    path: join(config().dataDir, 'files', filename),
    contentType,
    cacheControl: ASK_AGAIN,
    acceptRanges: true,
    headers: { 'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(filename)}` },
  });
}

/** Answers /assets/f/{id}/{file name}: a document, sound or film; the name has to be the file's. */
export async function downloadAnswer(
  payload: Payload,
  request: IncomingMessage,
  path: string,
): Promise<FileAnswer | null> {
  const [, id, encodedName] = path.match(DOWNLOAD_PATH) ?? [];
  if (!id || !encodedName) return null;
  const file = await storedFile(payload, Number(id));
  return file?.filename && file.filename === decodeURIComponent(encodedName)
    ? answerFile(request, file)
    : null;
}

/** Answers /v/{id}.mp4 (spec point 7): the film of a video, by byte ranges. */
export async function videoAnswer(
  payload: Payload,
  request: IncomingMessage,
  path: string,
): Promise<FileAnswer | null> {
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
  return file ? answerFile(request, file) : null;
}
