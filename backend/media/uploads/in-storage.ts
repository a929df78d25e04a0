import { join } from 'node:path';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type UploadConfig,
} from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { config } from '../../kernel/config.ts';
import { afterCommit } from '../../kernel/database/transactions.ts';
import { log } from '../../kernel/log/log.ts';
import { answerFile } from '../../kernel/storage/answer-file.ts';
import { storage } from '../../kernel/storage/current-storage.ts';
import { RECORD_FOLDERS } from '../../kernel/storage/folders.ts';
import { NotStored, StorageUnavailable } from '../../kernel/storage/storage.ts';
import { removeRenditions } from '../stored-renditions.ts';

/** An SVG may be opened directly. */
const NO_SCRIPTS = "script-src 'none'; frame-src 'none'; object-src 'none'";
const AWAY = 'The file storage isn’t responding. Nothing was changed. Try again in a few minutes.';

/** An upload or deletion that must wait until the storage is available. Payload undoes what it wrote. */
class StorageUnavailableForEditor extends APIError {
  // Matched by name, as in refuse-bad-file.ts.
  override readonly name = 'StorageUnavailableForEditor';

  constructor(cause: StorageUnavailable) {
    super(AWAY, cause.status, null, true);
    this.cause = cause;
  }
}

/** @throws StorageUnavailableForEditor */
async function forEditor<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof StorageUnavailable ? new StorageUnavailableForEditor(error) : error;
  });
}

const textOf = (record: unknown, name: string): string => {
  const value = propertyOf(record, name);
  return typeof value === 'string' ? value : '';
};

/** Payload would fetch the picture over HTTP only to store the same bytes again, while a new focal point only changes two numbers. */
const refocus: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const point = propertyOf(propertyOf(req.query, 'uploadEdits'), 'focalPoint');
  if (operation !== 'update' || req.file || point === undefined) return args;
  Reflect.deleteProperty(req.query, 'uploadEdits');
  const focal = {
    focalX: Math.round(Number(propertyOf(point, 'x'))),
    focalY: Math.round(Number(propertyOf(point, 'y'))),
  };
  return { ...args, data: { ...args.data, ...focal } };
};

const inBackground = (work: Promise<void>): void =>
  void work.catch((error: unknown) => log.warn({ err: error }, 'failed to delete the files of an upload'));

function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/**
 * Keeps the files of a collection's records in the storage. On a disk, Payload itself does so. Elsewhere, a file is stored in its record's
 * transaction, whose unique file name keeps two uploads apart, and a failing storage undoes the record. Other collections stay unchanged.
 */
export function inStorage(definition: CollectionConfig): CollectionConfig {
  const slug = RECORD_FOLDERS.find((name) => name === definition.slug);
  if (slug === undefined) return definition;
  const { hooks } = definition;
  const upload = typeof definition.upload === 'object' ? definition.upload : {};
  const staticDir = join(config().dataDir, slug);
  if (config().s3 === null) return { ...definition, upload: { ...upload, staticDir } };
  const keyOf = (name: string) => `${slug}/${name}`;

  const store: CollectionAfterChangeHook = async ({ data, doc, previousDoc, operation, req }) => {
    if (!req.file) return doc;
    const name = textOf(data, 'filename') || textOf(doc, 'filename');
    await forEditor(storage().put(keyOf(name), req.file.data));
    const [former, hash] = [textOf(previousDoc, 'filename'), textOf(previousDoc, 'hash')];
    if (operation === 'update' && former !== '' && former !== name)
      afterCommit(req, () => {
        inBackground(storage().remove(keyOf(former)));
        inBackground(removeRenditions(hash));
      });
    return doc;
  };
  const remove: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await forEditor(storage().remove(keyOf(textOf(doc, 'filename'))));
    afterCommit(req, () => inBackground(removeRenditions(textOf(doc, 'hash'))));
  };
  // Payload has already checked access.
  const answer: NonNullable<UploadConfig['handlers']>[number] = (req, { params: { filename } }) =>
    answerFile(async () => {
      const where = { filename: { equals: filename } };
      const doc = await req.payload.db.findOne({ collection: slug, where, req });
      if (!doc) throw new NotStored(keyOf(filename));
      const body = streamOf(await storage().read(keyOf(filename)));
      const headers = new Headers({
        'Content-Type': textOf(doc, 'mimeType'),
        'Content-Security-Policy': NO_SCRIPTS,
        'X-Content-Type-Options': 'nosniff',
      });
      return new Response(body, { headers: upload.modifyResponseHeaders?.({ headers }) ?? headers });
    });

  return {
    ...definition,
    // A copy would be fetched over HTTP, too.
    disableDuplicate: true,
    upload: { ...upload, staticDir, disableLocalStorage: true, handlers: [answer] },
    hooks: {
      ...hooks,
      beforeOperation: [refocus, ...(hooks?.beforeOperation ?? [])],
      afterChange: [store, ...(hooks?.afterChange ?? [])],
      // Last: no failing hook could restore deleted files.
      afterDelete: [...(hooks?.afterDelete ?? []), remove],
    },
  };
}
