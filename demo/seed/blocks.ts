import type { ToRichText } from '../../backend/content/import/rich-text.ts';
import {
  pageBlock,
  type FindRecord,
  type ReferenceKind,
} from '../../backend/content/import/stored-content.ts';
import type { DemoBlock, RecordReference } from '../records/pages.ts';
import { idOf, type Ids } from './ids.ts';

/** Ids of all records that blocks refer to. */
export interface BlockIds {
  pictures: Ids;
  groups: Ids;
  series: Ids;
  references: Readonly<Record<RecordReference['refersTo'], Ids>>;
}

const keyOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'key' in value ? String(value.key) : '';

const isReference = (value: unknown): value is RecordReference =>
  typeof value === 'object' && value !== null && 'refersTo' in value && 'slug' in value;

function referred(value: unknown, ids: BlockIds): number {
  if (!isReference(value)) throw new Error(`Not a reference to a record: ${JSON.stringify(value)}`);
  return idOf(ids.references[value.refersTo], value.slug);
}

/** How the demo's blocks refer to records, by setting type. */
const FOUND: Readonly<Record<ReferenceKind, (value: unknown, ids: BlockIds) => number | null>> = {
  image: (value, ids) => idOf(ids.pictures, keyOf(value)),
  group: (value, ids) => idOf(ids.groups, String(value)),
  series: (value, ids) => idOf(ids.series, String(value)),
  reference: referred,
  video: referred,
  file: () => null,
};

/** Converts a demo block to the CMS's format. @throws for an unknown template, setting or record */
export function storedBlock(
  { definition, variables, display }: DemoBlock,
  ids: BlockIds,
  richText: ToRichText,
) {
  const { name, ...shown } = display;
  const find: FindRecord = (kind, value) => FOUND[kind](value, ids);
  return pageBlock(
    { template: definition.template, name, settings: variables, display: shown },
    find,
    richText,
  );
}
