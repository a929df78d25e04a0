import { z } from 'zod';
import { ALL_BLOCKS } from '../../../lib/contract/blocks/index.ts';
import { fitSettings, type BlockDefinition } from '../../../lib/contract/block.ts';
import {
  IMAGE_SHAPES,
  ORIGINAL_ASPECT,
  SIDE_PICTURE_WIDTH,
  WIDE_PICTURE_WIDTH,
} from '../../../lib/contract/image-format.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import { SETTING_KINDS } from '../../cms/blocks/index.ts';
import { recordFieldOf, type SettingKind } from '../../cms/blocks/settings.ts';
import { pickedRecord, recordKey } from '../../cms/rich-text/linked-record.ts';
import { loadRef, type ContentContext } from '../context.ts';
import { listAllGroups } from '../groups/groups.ts';
import { log } from '../../kernel/log/log.ts';
import { fileEntity } from '../../media/file.ts';
import { isRichText } from '../../media/rendered.ts';
import { playableVideo } from './video.ts';

/** A block's settings as stored in the CMS. */
export type StoredSettings = Readonly<Record<string, unknown>>;

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

/** Converts a setting to its wire value, by how the CMS stores it (`backend/cms/blocks/settings.ts`). */
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
export async function blockVariables(
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
