import type { S3Settings } from '../config.ts';
import { pathInS3 } from './s3-address.ts';
import { createS3Client, type S3Answer, type S3Call, type S3Patience } from './s3-client.ts';
import { readListing, type Page } from './s3-listing.ts';
import {
  bytesIn,
  NotStored,
  StorageRefusal,
  StorageUnavailable,
  type Storage,
  type StoredFile,
} from './storage.ts';

const MAX_SHOWN_LENGTH = 300;

/** Files in an S3-compatible bucket. @throws nothing: its first call shows whether it responds */
export function createS3Storage(settings: S3Settings, patience?: S3Patience): Storage {
  const send = createS3Client(settings, patience);
  const noBucket = () =>
    new StorageUnavailable(new StorageRefusal(`The bucket ${settings.bucket} doesn’t exist.`));
  const textOf = async (answer: S3Answer) => (await bytesIn(answer.chunks())).toString('utf8');
  /** Sends a call whose response only needs to confirm it. @param whenMissing the error for a 404 */
  const done = async (call: S3Call, whenMissing: () => Error): Promise<void> => {
    const answer = await send(call);
    const text = await textOf(answer);
    if (!answer.ok) throw whenMissing();
    // A copy may fail after its 200.
    if (text.includes('<Error>')) throw new StorageUnavailable(new Error(text.slice(0, MAX_SHOWN_LENGTH)));
  };

  return {
    kind: 'shared',
    put: (key, body) => done({ method: 'PUT', key, body }, noBucket),
    async read(key) {
      const answer = await send({ method: 'GET', key });
      if (answer.ok) return answer.chunks();
      await answer.drop();
      throw new NotStored(key);
    },
    async find(key) {
      const { ok, headers, drop } = await send({ method: 'HEAD', key });
      await drop();
      if (!ok) return null;
      return {
        key,
        size: Number(headers.get('content-length')),
        changedMs: Date.parse(headers.get('last-modified') ?? ''),
      };
    },
    copy: (from, to) =>
      done(
        {
          method: 'PUT',
          key: to,
          headers: { 'x-amz-copy-source': pathInS3(settings.bucket, from) },
        },
        () => new NotStored(from),
      ),
    async remove(key) {
      await (await send({ method: 'DELETE', key })).drop();
    },
    async list(folder) {
      const files: StoredFile[] = [];
      let next: string | null = null;
      do {
        const query: Record<string, string> = {
          'list-type': '2',
          prefix: `${folder}/`,
          'encoding-type': 'url',
        };
        if (next !== null) query['continuation-token'] = next;
        const answer = await send({ method: 'GET', query });
        const text = await textOf(answer);
        if (!answer.ok) throw noBucket();
        const page: Page = readListing(text);
        files.push(...page.files);
        next = page.next;
      } while (next !== null);
      return files;
    },
  };
}
