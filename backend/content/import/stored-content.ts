import { ALL_BLOCKS } from '../../../lib/contract/blocks/index.ts';
import { SETTING_KINDS } from '../../cms/blocks/index.ts';
import { slugOfTemplate, type SettingKind } from '../../cms/blocks/define-block.ts';
import type { BlockDisplay, Page, RowPage } from '../../payload-types.ts';
import type { ToRichText } from '../../cms/rich-text/from-html.ts';

/** Types of settings that refer to another record. */
export type ReferenceKind = Extract<
  SettingKind,
  'image' | 'file' | 'group' | 'series' | 'reference' | 'video'
>;

/** Finds the id of the record that a setting refers to, by the import's own names; null for none. @throws Error */
export type FindRecord = (kind: ReferenceKind, name: unknown) => number | null;

/** A block of a page: settings as in the contract, but with the import's own names for records. */
export interface ImportedBlock {
  readonly template: string;
  /** Its name for editors. */
  readonly name?: string | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Settings that every block has. */
  readonly display: Readonly<Record<string, unknown>>;
}

type PageBlock = NonNullable<Page['blocks']>[number];
type RowWidget = NonNullable<
  NonNullable<NonNullable<RowPage['rows']>[number]['blocks']>[number]['widgets']
>[number];

const SLUGS: ReadonlySet<string> = new Set(ALL_BLOCKS.map(({ template }) => slugOfTemplate(template)));

/** Payload validates the settings when the page is created. */
const isPageBlock = (value: { blockType: string }): value is PageBlock => SLUGS.has(value.blockType);

/** The slug of a block in the CMS. */
export const isTemplate = (template: string): template is RowWidget['template'] =>
  SETTING_KINDS.has(template);

const sameAsGiven = (value: unknown): unknown => value;

/** The stored form of a setting that refers to no record, by its type. */
const STORED: Readonly<
  Record<Exclude<SettingKind, ReferenceKind>, (value: unknown, richText: ToRichText) => unknown>
> = {
  text: sameAsGiven,
  link: sameAsGiven,
  code: sameAsGiven,
  flag: sameAsGiven,
  number: sameAsGiven,
  choice: sameAsGiven,
  percent: String,
  html: (value, richText) => richText(String(value)),
};

const isPlain = (kind: SettingKind): kind is keyof typeof STORED => kind in STORED;

/** How the CMS stores a block's setting. @throws Error for a template or setting that the CMS doesn't have */
export function settingKind(template: string, name: string): SettingKind {
  const kind = SETTING_KINDS.get(template)?.[name];
  if (!kind) throw new Error(`The block ${template} has no setting ${name}`);
  return kind;
}

/** In the CMS, spacing, opacity and saturation are selects, stored as text. */
const CHOICES_AS_TEXT = /^(?:padding|margin)_|_(?:opacity|saturation)$/;

const DISPLAY_REFERENCES: Readonly<Record<string, ReferenceKind>> = {
  background_image: 'image',
  background_video_id: 'video',
};

function storedDisplay(display: ImportedBlock['display'], find: FindRecord): BlockDisplay {
  const entries = Object.entries(display).map(([name, value]): [string, unknown] => {
    const reference = DISPLAY_REFERENCES[name];
    if (reference) return [name, find(reference, value)];
    return [name, CHOICES_AS_TEXT.test(name) ? String(value) : value];
  });
  return Object.fromEntries(entries);
}

/**
 * Converts a block to the CMS's format.
 * @throws Error for a template or setting that the CMS doesn't have, and whatever `find` throws
 */
export function pageBlock(
  { template, name, settings, display }: ImportedBlock,
  find: FindRecord,
  richText: ToRichText,
): PageBlock {
  const entries = Object.entries(settings).map(([setting, value]): [string, unknown] => {
    const kind = settingKind(template, setting);
    if (value === null || value === '') return [setting, null];
    return [setting, isPlain(kind) ? STORED[kind](value, richText) : find(kind, value)];
  });
  const block = {
    ...Object.fromEntries(entries),
    blockType: slugOfTemplate(template),
    blockName: name ?? null,
    display: storedDisplay(display, find),
  };
  if (!isPageBlock(block)) throw new Error(`The CMS has no block ${template}`);
  return block;
}
