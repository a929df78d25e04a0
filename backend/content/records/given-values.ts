import type { Payload } from 'payload';
import { badFields } from '../../kernel/failure.ts';
import { fieldsByName } from '../../cms/fields/fields-by-name.ts';
import type { ContentModel } from './content-model.ts';
import { storedValue } from './stored-values.ts';
import { isSame } from './wire-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** A record as stored, and on the wire. */
export type Present = { readonly stored: Values; readonly shown: Values };

const NOTHING: Present = { stored: {}, shown: {} };

/**
 * Converts a call's values to those stored by the collection. A value equal to the present one changes nothing, so that saving a whole
 * record as it was read leaves texts and pictures as they are.
 * @throws Failure 422 naming each field that can't be set, or not to this value
 */
export async function readGiven(
  payload: Payload,
  model: ContentModel,
  whole: Values,
  { stored, shown }: Present = NOTHING,
): Promise<Values> {
  const problems = new Map<string, string>();
  const reading = {
    payload,
    report: (path: string, problem: string) => {
      if (!problems.has(path)) problems.set(path, `${path} ${problem}.`);
    },
  };
  const fields = fieldsByName(payload.collections[model.collection].config.fields);
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(whole)) {
    const source = Object.hasOwn(model.fields, name) ? model.fields[name] : undefined;
    if (source === undefined) reading.report(name, 'can’t be set');
    else if (isSame(shown[name], value)) continue;
    else if (typeof source === 'function')
      Object.assign(data, await source({ name, value, fields, stored, shown, whole, reading }));
    else if (typeof source === 'string') {
      const field = fields.get(source);
      if (field === undefined) throw new TypeError(`${model.collection} has no field ${source}.`);
      const read = await storedValue(field, value, name, reading, stored[source]);
      const isOther = Object.hasOwn(data, source) && !isSame(data[source], read);
      // If both a text and its HTML are sent, the HTML wins.
      if (field.type === 'richText' && isOther) data[source] = name === source ? data[source] : read;
      else if (isOther) reading.report(name, 'contradicts another name for the same field');
      else data[source] = read;
    }
  }
  if (problems.size > 0) throw badFields(Object.fromEntries(problems));
  return data;
}
