import type { ClientField } from 'payload';

/** Whether a field of this name stands among fields, in rows and folds, too. */
const holds = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) => {
    if ('name' in field) return field.name === name;
    return 'fields' in field && holds(field.fields, name);
  });

/** Label of the tab of a form that a field stands in; null for one that stands in none. */
export function tabOfField(fields: readonly ClientField[], name: string): string | null {
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []));
  const label = tabs.find((tab) => holds(tab.fields, name))?.label;
  return typeof label === 'string' ? label : null;
}
