import {
  ValidationError,
  type CollectionSlug,
  type Payload,
  type RequiredDataFromCollectionSlug,
} from 'payload';
import type { Image } from '../../../lib/contract/entities/image.ts';
import { ORIGINAL_ASPECT } from '../../../lib/contract/image-format.ts';
import { rebuildGroupTree } from '../groups/group-tree.ts';
import { atomically } from '../../kernel/database/atomically.ts';
import { imageEntity } from '../../media/image-entity.ts';
import { mediaSource } from '../../media/media-source.ts';
import type { DomainSetting, Navigation } from '../../payload-types.ts';
import { richTextConverter, type ToRichText } from '../../cms/rich-text/from-html.ts';
import { findImported, noteImported } from './imported.ts';

/** A file to upload. */
export interface ImportedFile {
  /** With its extension, such as `schedule.pdf`; part of the file's URL. */
  readonly name: string;
  readonly mimeType: string;
  readonly data: Buffer;
}

/** Libraries for uploads: pictures, and documents, audio and video. */
export type FileLibrary = 'media' | 'files';

/**
 * The interface of a content import. All CMS validation applies: anything that an editor couldn't save is rejected here too. Blocks are
 * converted by `stored-content.ts`.
 */
export interface ContentImport {
  /** Creates a record and returns its id. @throws Error naming the record and its problem */
  create<S extends CollectionSlug>(collection: S, data: RequiredDataFromCollectionSlug<S>): Promise<number>;
  /** Uploads a file and returns its record's id. @throws Error like `create` */
  upload<S extends FileLibrary>(
    library: S,
    data: RequiredDataFromCollectionSlug<S>,
    file: ImportedFile,
  ): Promise<number>;
  /** Changes the given site settings and leaves the others. */
  updateSettings(settings: Partial<Omit<DomainSetting, 'id'>>): Promise<void>;
  /** Publishes the menus and the notice. @throws Error with their problem */
  publishNavigation(navigation: Omit<Navigation, 'id'>): Promise<void>;
  /** An uploaded picture on the wire, uncropped; pages of the older model store pictures this way. @param width in pixels */
  imageOf(id: number, width: number): Promise<Image>;
  readonly richText: ToRichText;
  /** Prints a progress line. */
  log(message: string): void;
}

/** Length limit for a rejected record in its error message. */
const MAX_SHOWN_LENGTH = 200;

/** Read by hooks: the group tree is numbered once, at the end. */
const CONTEXT = { skipGroupTree: true };

function reasonOf(error: unknown): string {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join(' ');
  return error instanceof Error ? error.message : String(error);
}

function contentImport(
  payload: Payload,
  richText: ToRichText,
  { log, note }: { log: (message: string) => void; note: (slug: string, ...ids: number[]) => void },
): ContentImport {
  async function make<S extends CollectionSlug>(
    collection: S,
    data: RequiredDataFromCollectionSlug<S>,
    file?: ImportedFile,
  ): Promise<number> {
    const upload = file && {
      name: file.name,
      mimetype: file.mimeType,
      data: file.data,
      size: file.data.byteLength,
    };
    try {
      const { id } = await payload.create({
        collection,
        data,
        depth: 0,
        disableTransaction: true,
        overwriteExistingFiles: true,
        context: CONTEXT,
        ...(upload ? { file: upload } : {}),
      });
      note(collection, Number(id));
      return Number(id);
    } catch (cause) {
      const shown = JSON.stringify(data).slice(0, MAX_SHOWN_LENGTH);
      throw new Error(`Failed to create a record in ${collection} (${reasonOf(cause)}): ${shown}`, { cause });
    }
  }

  return {
    create: (collection, data) => make(collection, data),
    upload: make,
    updateSettings: async (data) => {
      await payload.updateGlobal({ slug: 'domain-settings', depth: 0, data });
      note('domain-settings');
    },
    publishNavigation: async (data) => {
      try {
        await payload.updateGlobal({ slug: 'navigation', depth: 0, data: { ...data, _status: 'published' } });
        note('navigation');
      } catch (cause) {
        throw new Error(`Failed to publish the menus (${reasonOf(cause)})`, { cause });
      }
    },
    imageOf: async (id, width) => {
      const doc = await payload.findByID({ collection: 'media', id, depth: 0 });
      return imageEntity(mediaSource(doc), { shape: ORIGINAL_ASPECT, width });
    },
    richText,
    log,
  };
}

/**
 * Runs an import in one transaction, all or nothing, and records what it created.
 * @param payload opened for `preparing`, since all statements must use one connection
 * @throws whatever the import throws; the database is then unchanged
 */
export async function importContent(
  payload: Payload,
  run: (content: ContentImport) => Promise<void>,
  log: (message: string) => void,
): Promise<void> {
  const richText = await richTextConverter(payload.config);
  await atomically(payload, async () => {
    const before = (await findImported(payload)) ?? [];
    const made = new Map(before.map(({ slug, ids }): [string, number[]] => [slug, [...ids]]));
    const note = (slug: string, ...ids: number[]) => made.set(slug, [...(made.get(slug) ?? []), ...ids]);
    await run(contentImport(payload, richText, { log, note }));
    await rebuildGroupTree(payload);
    await noteImported(
      payload,
      [...made].map(([slug, ids]) => ({ slug, ids })),
    );
  });
}
