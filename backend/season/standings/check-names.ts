import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import type { Championship } from '../../payload-types.ts';
import type { Competitors } from './competitors.ts';
import { championshipSchema } from './form-values.ts';
import { readSeason } from './load-championship.ts';

type Named = Pick<Competitors<unknown>, 'byKey' | 'keysNamed' | 'lastingName'>;

/** Why a name can't be accepted; null if it can. @param known names in the results; null if the person's first race may still be ahead */
function messageAbout(name: string, { keysNamed }: Named, known: ReadonlySet<string> | null): string | null {
  const keys = keysNamed(name);
  if (keys.length > 1)
    return `There’s more than one ${name}. Enter ${keys.join(' or ')}, as in the table below.`;
  // Before the first result, every name is accepted.
  if (known === null || known.size === 0 || known.has(keys[0] ?? '')) return null;
  return `Nobody called ${name} is in this championship’s results.`;
}

/** A permanent form of a name: with its record if it is linked, so that a later namesake doesn't change who is meant. */
function permanentName(name: string, { byKey, keysNamed, lastingName }: Named): string {
  const [key = name] = keysNamed(name);
  return byKey.get(key)?.driver == null ? name : lastingName(key);
}

/**
 * Refuses an adjustment for somebody who isn't in the results, and adjustments, guests and rookies with an ambiguous name: they would
 * silently affect nobody's points, or also those of others. Linked drivers are stored with their record.
 * @throws ValidationError on the name
 */
export const checkNames: CollectionBeforeChangeHook<Championship> = async ({ data, originalDoc, req }) => {
  // Runs before the fields' own validation, which reports anything else.
  const { data: doc } = championshipSchema.safeParse({ ...originalDoc, ...data });
  if (!doc || ![doc.adjustments, doc.guests, doc.rookies].some((names) => names?.length)) return data;
  const { season, named } = await readSeason(req.payload, doc);
  const { scorers, drivers } = named;
  const known = new Set(season.sessions.flatMap(({ rows }) => rows.flatMap(({ keys }) => keys)));
  const errors: { path: string; label: string; message: string }[] = [];
  const check = (path: string, label: string, message: string | null) => {
    if (message !== null) errors.push({ path, label, message });
  };
  for (const [index, { name }] of (doc.adjustments ?? []).entries())
    check(`adjustments.${String(index)}.name`, 'Name', messageAbout(name, scorers, known));
  for (const name of doc.guests ?? []) check('guests', 'Guests', messageAbout(name, drivers, null));
  if (doc.of === 'rookies')
    for (const name of doc.rookies ?? []) check('rookies', 'Rookies', messageAbout(name, scorers, null));
  if (errors.length > 0) throw new ValidationError({ collection: 'championships', errors }, req.t);
  return {
    ...data,
    ...(Array.isArray(data.adjustments)
      ? {
          adjustments: data.adjustments.map((adjustment) => ({
            ...adjustment,
            name: permanentName(adjustment.name, scorers),
          })),
        }
      : {}),
    ...(Array.isArray(data.guests)
      ? { guests: data.guests.map((name) => permanentName(name, drivers)) }
      : {}),
    ...(Array.isArray(data.rookies)
      ? { rookies: data.rookies.map((name) => permanentName(name, scorers)) }
      : {}),
  };
};
