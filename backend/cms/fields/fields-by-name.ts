import type { Field } from 'payload';

/** Fields by name, including those in rows, tabs and collapsibles. Fields of named groups stay inside these. */
export function fieldsByName(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const found = new Map<string, Field>();
  for (const field of fields) {
    if ('name' in field && field.name !== undefined) found.set(field.name, field);
    else if (field.type === 'tabs')
      for (const tab of field.tabs) for (const each of fieldsByName(tab.fields)) found.set(...each);
    else if ('fields' in field) for (const each of fieldsByName(field.fields)) found.set(...each);
  }
  return found;
}
