import type { Block } from 'payload';
import { ALL_BLOCKS, recordTemplates } from '../../../lib/contract/blocks/index.ts';
import { shopBlock } from '../../../lib/contract/blocks/site.ts';
import { slugOfTemplate, type CmsBlock, type SettingKind } from './define-block.ts';
import { FORM_BLOCKS } from './form-blocks.ts';
import { NEWS_BLOCKS } from './news-blocks.ts';
import { PEOPLE_BLOCKS } from './people-blocks.ts';
import { PICTURE_BLOCKS } from './picture-blocks.ts';
import { RACING_BLOCKS } from './racing-blocks.ts';
import { SHOP_BLOCKS } from './shop-blocks.ts';
import { TEXT_BLOCKS } from './text-blocks.ts';

const orderOf = ({ template }: CmsBlock) =>
  ALL_BLOCKS.findIndex((definition) => definition.template === template);

/** Every block that editors can place, in the order of the contract's list. */
export const CMS_BLOCKS: readonly CmsBlock[] = [
  ...TEXT_BLOCKS,
  ...PICTURE_BLOCKS,
  ...NEWS_BLOCKS,
  ...RACING_BLOCKS,
  ...PEOPLE_BLOCKS,
  ...SHOP_BLOCKS,
  ...FORM_BLOCKS,
].toSorted((a, b) => orderOf(a) - orderOf(b));

/** The same blocks in Payload's format. */
export const BLOCKS: Block[] = CMS_BLOCKS.map(({ block }) => block);

/** A block by the `blockType` of its records. */
export const BLOCK_BY_SLUG: ReadonlyMap<string, CmsBlock> = new Map(
  CMS_BLOCKS.map((cmsBlock) => [cmsBlock.block.slug, cmsBlock]),
);

/** How each setting of a template is stored and sent (see `define-block.ts`), by template name. */
export const SETTING_KINDS: ReadonlyMap<string, Readonly<Record<string, SettingKind>>> = new Map(
  CMS_BLOCKS.map(({ template, kinds }) => [template, kinds]),
);

/** Blocks that show one record named in the URL: a page with only such blocks isn't a page by itself. */
export const DETAIL_BLOCKS: ReadonlySet<string> = new Set(
  [...recordTemplates({ orLatest: false })].map(slugOfTemplate),
);

/** Blocks whose page is only available while the shop is open. */
export const SHOP_BLOCK = slugOfTemplate(shopBlock.template);
