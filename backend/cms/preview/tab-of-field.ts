import type { ClientField } from 'payload';

/** Whether a field of this name is among the given fields, including inside rows and collapsibles. */
const holds = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) => {
    if ('name' in field) return field.name === name;
    return 'fields' in field && holds(field.fields, name);
  });

/** Label of the form tab that contains a field; null if it isn't in a tab. */
export function tabOfField(fields: readonly ClientField[], name: string): string | null {
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []));
  const label = tabs.find((tab) => holds(tab.fields, name))?.label;
  return typeof label === 'string' ? label : null;
}
