import { z } from 'zod';
import { ALL_BLOCKS } from '../../../lib/contract/blocks/index.ts';
import type { BlockDefinition } from '../../../lib/contract/block.ts';
import { IMAGE_SHAPES, ORIGINAL_ASPECT } from '../../../lib/contract/image-format.ts';
import type { ImageWish } from '../../media/image-entity.ts';
import { SETTING_KINDS } from '../../blocks/index.ts';
import type { SettingKind } from '../../blocks/settings.ts';
import { loadRef, type ContentContext } from '../data/context.ts';
import { listGroups } from '../data/groups.ts';
import { log } from '../log.ts';
import { fileEntity } from './file.ts';
import { isRichText } from './rendered.ts';
import { playedFilm } from './video.ts';

/** A block's settings as the CMS keeps them. */
export type StoredSettings = Readonly<Record<string, unknown>>;

const WIDE: ImageWish = { shape: '16x9', width: 1920 };

/** Sizes of the page builder's pictures (spec point 9); what is not named is wide. */
const CUTS_BY_SETTING: Readonly<Record<string, ImageWish>> = {
  'core/call_to_action.left_image': { shape: '16x9', width: 300 },
  'core/call_to_action.right_image': { shape: '16x9', width: 300 },
  'core/hero_quote.overlay_image': { shape: ORIGINAL_ASPECT, width: 300 },
  'core/hero_quote.background_image': WIDE,
  'core/hero_quote.background_video': WIDE,
  'core/image_with_content.image': WIDE,
};

const shapeSchema = z.enum(IMAGE_SHAPES).catch('16x9');
const widthSchema = z.number().catch(1200);

function cutOf(template: string, name: string, stored: StoredSettings): ImageWish {
  if (template !== 'core/image') return CUTS_BY_SETTING[`${template}.${name}`] ?? WIDE;
  return { shape: shapeSchema.parse(stored.aspect), width: widthSchema.parse(stored.initial_width) };
}

const DEFINITIONS: ReadonlyMap<string, BlockDefinition> = new Map(
  ALL_BLOCKS.map((definition) => [definition.template, definition]),
);

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

type Conversion = (value: unknown, context: ContentContext, cut: ImageWish) => Promise<unknown>;

const asItIs: Conversion = async (value) => value;

/** What a setting is on the wire, by the way the CMS keeps it (`backend/blocks/settings.ts`). */
const CONVERSIONS: Readonly<Record<SettingKind, Conversion>> = {
  text: asItIs,
  code: asItIs,
  flag: asItIs,
  number: asItIs,
  choice: asItIs,
  reference: asItIs,
  percent: async (value) => Number(value),
  html: async (value, context) => (isRichText(value) ? context.html(value) : undefined),
  image: (value, context, cut) => context.images.cut(idOf(value), cut),
  video: (value, context, cut) => playedFilm(idOf(value), context, cut),
  file: async (value, context) => {
    const file = await loadRef(context.files, idOf(value));
    return file && fileEntity(file);
  },
  group: async (value, context) => {
    const groups = await listGroups(context.payload);
    return groups.find(({ id }) => id === value)?.url;
  },
  series: async (value, context) => (await loadRef(context.series, idOf(value)))?.url,
};

/** Parses settings with the contract's schema; a setting that does not fit gets its default, and is reported. */
function fit({ template, settings }: BlockDefinition, found: Record<string, unknown>): unknown {
  const parsed = settings.safeParse(found);
  if (parsed.success) return parsed.data;
  const bad = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  log.warn({ template, settings: [...bad] }, 'block settings do not fit and were left out');
  return settings.parse(Object.fromEntries(Object.entries(found).filter(([name]) => !bad.has(name))));
}

/**
 * The `variables` of a block: the JSON text of exactly the settings its template has, pictures cut to the sizes of spec point 9.
 * @returns the text, or null for a template that the contract does not know
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
      const value = stored[name];
      const isEmpty = value === null || value === undefined;
      const sent = isEmpty
        ? undefined
        : await CONVERSIONS[kind](value, context, cutOf(template, name, stored));
      return [name, sent ?? undefined];
    }),
  );
  return JSON.stringify(fit(definition, Object.fromEntries(entries)));
}
