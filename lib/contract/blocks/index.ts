import * as core from './core.ts';
import * as site from './site.ts';
import type { BlockDefinition } from '../block.ts';

const isBlock = (value: unknown): value is BlockDefinition =>
  typeof value === 'object' && value !== null && 'template' in value && 'settings' in value;

const exported: readonly unknown[] = [...Object.values(core), ...Object.values(site)];

/** Every block of spec point 2, in the order they are declared. */
export const ALL_BLOCKS: readonly BlockDefinition[] = exported.filter(isBlock);

/** Every template name. */
export const TEMPLATES: readonly string[] = ALL_BLOCKS.map((definition) => definition.template);
