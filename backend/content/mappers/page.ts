import { z } from 'zod';
import { fitSettings, type BlockDefinition } from '../../../lib/contract/block.ts';
import { ALL_BLOCKS } from '../../../lib/contract/blocks/index.ts';
import type { PageBlock, CmsPage } from '../../../lib/contract/entities/page.ts';
import {
  IMAGE_SHAPES,
  ORIGINAL_ASPECT,
  SIDE_PICTURE_WIDTH,
  WIDE_PICTURE_WIDTH,
} from '../../../lib/contract/image-format.ts';
import type { SettingKind } from '../../cms/blocks/define-block.ts';
import { BLOCK_BY_SLUG, SETTING_KINDS } from '../../cms/blocks/index.ts';
import { recordFieldOf } from '../../cms/blocks/link-fields.ts';
import { pickedRecord, recordKey } from '../../cms/rich-text/linked-record.ts';
import type { Page } from '../../payload-types.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import { loadRef, type ContentContext } from '../context.ts';
import { listAllGroups } from '../groups/groups.ts';
import { log } from '../../kernel/log/log.ts';
import { fileEntity } from '../../media/file.ts';
import { isRichText } from '../../media/rendered.ts';
import { displayEntity, unreadableDisplay } from './block-display.ts';
import { playableVideo } from './video.ts';

type StoredBlock = NonNullable<Page['blocks']>[number];

/** A block's settings as stored in the CMS. */
type StoredSettings = Readonly<Record<string, unknown>>;

const WIDE: ImageRequest = { shape: '16x9', width: WIDE_PICTURE_WIDTH };

/** Sizes of the page builder's pictures (spec point 9); any that isn't listed is wide. */
const CROPS_BY_SETTING: Readonly<Record<string, ImageRequest>> = {
  'core/call_to_action.left_image': { shape: '16x9', width: SIDE_PICTURE_WIDTH },
  'core/call_to_action.right_image': { shape: '16x9', width: SIDE_PICTURE_WIDTH },
  'core/hero_quote.overlay_image': { shape: ORIGINAL_ASPECT, width: SIDE_PICTURE_WIDTH },
  'core/hero_quote.background_image': WIDE,
  'core/hero_quote.background_video': WIDE,
  'core/image_with_content.image': WIDE,
};

const shapeSchema = z.enum(IMAGE_SHAPES).catch('16x9');
const widthSchema = z.number().catch(1200);

function cropOf(template: string, name: string, stored: StoredSettings): ImageRequest {
  if (template !== 'core/image') return CROPS_BY_SETTING[`${template}.${name}`] ?? WIDE;
  return { shape: shapeSchema.parse(stored.aspect), width: widthSchema.parse(stored.initial_width) };
}

const DEFINITIONS: ReadonlyMap<string, BlockDefinition> = new Map(
  ALL_BLOCKS.map((definition) => [definition.template, definition]),
);

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

type Conversion = (value: unknown, context: ContentContext, crop: ImageRequest) => Promise<unknown>;

const asItIs: Conversion = async (value) => value;

/** A link's address: that of the selected record if visitors can read it, else the typed one. */
async function addressOf(name: string, stored: StoredSettings, { places }: ContentContext): Promise<unknown> {
  const picked = stored[recordFieldOf(name)];
  if (picked === null || picked === undefined) return stored[name] ?? undefined;
  const record = pickedRecord(picked);
  return record === null ? undefined : (await places.load(recordKey(record)))?.path;
}

/** Converts a setting to its wire value, by how the CMS stores it (`cms/blocks/define-block.ts`). */
const CONVERSIONS: Readonly<Record<SettingKind, Conversion>> = {
  text: asItIs,
  link: asItIs,
  code: asItIs,
  flag: asItIs,
  number: asItIs,
  choice: asItIs,
  reference: asItIs,
  percent: async (value) => Number(value),
  html: async (value, context) => (isRichText(value) ? context.html(value) : undefined),
  image: (value, context, crop) => context.images.crop(idOf(value), crop),
  video: (value, context, crop) => playableVideo(idOf(value), context, crop),
  file: async (value, context) => {
    const file = await loadRef(context.files, idOf(value));
    return file && fileEntity(file);
  },
  group: async (value, context) => {
    // A disabled group contains nothing; without a name, every group would match.
    const groups = await listAllGroups(context.payload);
    return groups.find(({ id }) => id === value)?.url;
  },
  series: async (value, context) => (await loadRef(context.series, idOf(value)))?.url,
};

/**
 * A block's `variables`: JSON with exactly its template's settings, pictures cropped to the sizes of spec point 9.
 * @returns the JSON, or null for a template that the contract doesn't have
 */
async function blockVariables(
  template: string,
  stored: StoredSettings,
  context: ContentContext,
): Promise<string | null> {
  const kinds = SETTING_KINDS.get(template);
  const definition = DEFINITIONS.get(template);
  if (!kinds || !definition) return null;
  const entries = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]): Promise<[string, unknown]> => {
      if (kind === 'link') return [name, await addressOf(name, stored, context)];
      const value = stored[name];
      const isEmpty = value === null || value === undefined;
      const sent = isEmpty
        ? undefined
        : await CONVERSIONS[kind](value, context, cropOf(template, name, stored));
      return [name, sent ?? undefined];
    }),
  );
  const { settings, problems } = fitSettings(definition, Object.fromEntries(entries));
  if (problems.length > 0)
    log.warn(
      { template, settings: problems.map(({ key }) => key) },
      'replaced invalid block settings with defaults',
    );
  return JSON.stringify(settings);
}

/** A block of a page (spec point 3), or null if it is broken or its template no longer exists. */
async function pageBlockEntity(
  stored: StoredBlock,
  index: number,
  context: ContentContext,
): Promise<PageBlock | null> {
  const { id, blockType, blockName } = stored;
  const broken = unreadableDisplay(stored);
  if (broken.length > 0) {
    log.warn({ blockType, fields: broken }, 'left out a broken block');
    return null;
  }
  const template = BLOCK_BY_SLUG.get(blockType)?.template ?? '';
  const [variables, shown] = await Promise.all([
    blockVariables(template, { ...stored }, context),
    displayEntity(stored.display ?? {}, context),
  ]);
  if (variables === null) {
    log.warn({ blockType }, 'left out a block with an unknown template');
    return null;
  }
  return {
    id: id ?? index + 1,
    sort_order: index,
    name: blockName ?? '',
    template,
    variables,
    ...shown,
    editing: false,
    deleted: false,
  };
}

/** A page without text and blocks. */
export const pageTexts = (doc: Omit<Page, 'blocks' | 'content' | 'createdAt'>) => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  updated_at: doc.updatedAt,
  requires_login: doc.requires_login ?? false,
});

/** Whether this reader may see a page's text: only signed-in visitors may see pages that require it (decision 34). */
export const mayRead = ({ requires_login }: Pick<Page, 'requires_login'>, { isSignedIn }: ContentContext) =>
  isSignedIn || !requires_login;

/** A page's blocks in order; empty if the reader may not see them. */
export async function pageContents(
  doc: Pick<Page, 'blocks' | 'requires_login'>,
  context: ContentContext,
): Promise<PageBlock[]> {
  if (!mayRead(doc, context)) return [];
  const blocks = await Promise.all(
    (doc.blocks ?? []).map((block, index) => pageBlockEntity(block, index, context)),
  );
  return blocks.filter((block) => block !== null);
}

/** A page with its text and blocks (spec point 3), as far as the reader may see them. */
export async function pageEntity(doc: Page, context: ContentContext): Promise<CmsPage> {
  const [content, blocks] = await Promise.all([
    mayRead(doc, context) ? context.html(doc.content) : '',
    pageContents(doc, context),
  ]);
  return { ...pageTexts(doc), content, pageContents: blocks };
}

/** A draft as stored during editing: required fields may still be empty. */
type Unfinished = Omit<Page, 'name' | 'url'> & {
  readonly name?: string | null;
  readonly url?: string | null;
};

/** A page's draft with a name and an address, even if they are empty. */
export const namedDraft = (draft: Unfinished): Page => ({
  ...draft,
  name: draft.name ?? '',
  url: draft.url ?? '',
});
