import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import type { Championship } from '../../payload-types.ts';
import { championshipSchema } from './form-values.ts';
import { readSeason } from './load-championship.ts';

/**
 * Refuses an adjustment for somebody who isn't in the results, or for one of several with a name: it would silently change nobody's points, or
 * those of others, too. Before the first result every name is taken.
 * @throws ValidationError on the name
 */
export const checkAdjustments: CollectionBeforeChangeHook<Championship> = async ({
  data,
  originalDoc,
  req,
}) => {
  // Runs before the fields' own rules, which say what is wrong with anything else.
  const { data: doc } = championshipSchema.safeParse({ ...originalDoc, ...data });
  if (!doc?.adjustments?.length) return data;
  const { season, keysNamed } = await readSeason(req.payload, doc);
  const known = new Set(season.sessions.flatMap(({ rows }) => rows.flatMap(({ keys }) => keys)));
  const messageAbout = (name: string): string | null => {
    const keys = keysNamed(name);
    if (known.size === 0 || (keys.length === 1 && known.has(keys[0] ?? ''))) return null;
    return keys.length > 1
      ? `Several are called ${name}. Write ${keys.join(' or ')}, as in the table below.`
      : `Nobody called ${name} is in the results of this championship.`;
  };
  const errors = doc.adjustments.flatMap(({ name }, index) => {
    const message = messageAbout(name);
    return message === null ? [] : [{ path: `adjustments.${String(index)}.name`, label: 'Name', message }];
  });
  if (errors.length > 0) throw new ValidationError({ collection: 'championships', errors }, req.t);
  return data;
};
