import * as core from './core';
import * as site from './site';
import type { BlockDefinition } from '../block';

const isBlock = (value: unknown): value is BlockDefinition =>
  typeof value === 'object' && value !== null && 'template' in value && 'settings' in value;

/** Every block of spec point 2, in the order they are declared. */
export const ALL_BLOCKS: readonly BlockDefinition[] = [...Object.values(core), ...Object.values(site)].filter(
  isBlock,
);

/** Every template name. */
export const TEMPLATES: readonly string[] = ALL_BLOCKS.map((definition) => definition.template);
