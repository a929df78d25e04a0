import * as core from './core.ts';
import * as site from './site.ts';
import type { BlockDefinition } from '../block.ts';

/** Every block of spec point 2, in the order of the block picker. */
export const ALL_BLOCKS: readonly BlockDefinition[] = [...core.CORE_BLOCKS, ...site.SITE_BLOCKS];

const isBlock = (value: unknown): value is BlockDefinition =>
  typeof value === 'object' && value !== null && 'template' in value && 'settings' in value;

const exported: readonly unknown[] = [...Object.values(core), ...Object.values(site)];

/** All template names, sorted by constant name: databases store the list in this order (widgets of the older model). */
export const TEMPLATES: readonly string[] = exported.filter(isBlock).map(({ template }) => template);

const ADDRESSED = new Set(
  ALL_BLOCKS.filter(({ address }) => address !== undefined).map(({ template }) => template),
);

/** Whether a block of this template can handle an address below its page. */
export const readsAddress = (template: string): boolean => ADDRESSED.has(template);

/** Templates that show a single record named below their page (`orLatest`: also those that default to the latest). */
export const recordTemplates = ({ orLatest }: { readonly orLatest: boolean }): ReadonlySet<string> =>
  new Set(
    ALL_BLOCKS.filter(
      ({ address }) => address === 'record' || (orLatest && address === 'record-or-latest'),
    ).map(({ template }) => template),
  );
