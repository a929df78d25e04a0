import type { Field } from 'payload';

/** Maps every field at any depth: in rows, tabs, groups, lists and blocks. */
export function mapFields(fields: readonly Field[], change: (field: Field) => Field): Field[] {
  const below = (inner: readonly Field[]) => mapFields(inner, change);
  return fields.map((original): Field => {
    const field = change(original);
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: below(tab.fields) })) };
    if (field.type === 'blocks')
      return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: below(block.fields) })) };
    return 'fields' in field ? Object.assign({}, field, { fields: below(field.fields) }) : field;
  });
}
