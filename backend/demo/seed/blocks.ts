import { ALL_BLOCKS } from '../../../lib/contract/blocks/index.ts';
import { SETTING_KINDS } from '../../blocks/index.ts';
import { slugOfTemplate } from '../../blocks/define-block.ts';
import type { SettingKind } from '../../blocks/settings.ts';
import type { BlockDisplay, Page } from '../../payload-types.ts';
import { fromHtml } from '../../rich-text/from-html.ts';
import type { DemoBlock, DemoDisplay, RecordReference } from '../pages/page-types.ts';
import { idOf, type Ids } from './session.ts';

/** Ids of everything that blocks refer to. */
export interface BlockIds {
  pictures: Ids;
  groups: Ids;
  series: Ids;
  references: Readonly<Record<RecordReference['refersTo'], Ids>>;
}

type PageBlock = NonNullable<Page['blocks']>[number];

const SLUGS: ReadonlySet<string> = new Set(ALL_BLOCKS.map(({ template }) => slugOfTemplate(template)));

/** Payload checks the settings themselves when the page is made. */
const isPageBlock = (value: { blockType: string }): value is PageBlock => SLUGS.has(value.blockType);

const keyOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'key' in value ? String(value.key) : '';

const isReference = (value: unknown): value is RecordReference =>
  typeof value === 'object' && value !== null && 'refersTo' in value && 'slug' in value;

function referred(value: unknown, ids: BlockIds): number {
  if (!isReference(value)) throw new Error(`Not a reference to a record: ${JSON.stringify(value)}`);
  return idOf(ids.references[value.refersTo], value.slug);
}

/** What the CMS keeps of a setting, by the kind of the setting. */
const STORED: Readonly<Record<SettingKind, (value: unknown, ids: BlockIds) => unknown>> = {
  text: (value) => value,
  code: (value) => value,
  flag: (value) => value,
  number: (value) => value,
  choice: (value) => value,
  percent: (value) => String(value),
  html: (value) => fromHtml(String(value)),
  image: (value, ids) => idOf(ids.pictures, keyOf(value)),
  group: (value, ids) => idOf(ids.groups, String(value)),
  series: (value, ids) => idOf(ids.series, String(value)),
  reference: referred,
  video: referred,
  file: () => null,
};

/** Makes the CMS's form of a demo block. Throws for a template or setting that the CMS does not have. */
export function storedBlock({ definition, variables, display }: DemoBlock, ids: BlockIds): PageBlock {
  const { template } = definition;
  const kinds = SETTING_KINDS.get(template);
  const settings = Object.entries(variables).map(([name, value]): [string, unknown] => {
    const kind = kinds?.[name];
    if (!kind) throw new Error(`The CMS has no setting ${name} in ${template}`);
    return [name, value === null || value === '' ? null : STORED[kind](value, ids)];
  });
  const block = {
    ...Object.fromEntries(settings),
    blockType: slugOfTemplate(template),
    blockName: display.name ?? null,
    display: storedDisplay(display, ids),
  };
  if (!isPageBlock(block)) throw new Error(`The CMS has no block ${template}`);
  return block;
}

function storedDisplay(
  { name: _, background_image, background_video_id, ...display }: DemoDisplay,
  ids: BlockIds,
): BlockDisplay {
  const texts = Object.entries(display).map(([setting, value]): [string, unknown] => [
    setting,
    /^(padding|margin)_|_(opacity|saturation)$/.test(setting) ? String(value) : value,
  ]);
  return {
    ...Object.fromEntries(texts),
    ...(background_image ? { background_image: idOf(ids.pictures, background_image.key) } : {}),
    ...(background_video_id ? { background_video_id: referred(background_video_id, ids) } : {}),
  };
}
