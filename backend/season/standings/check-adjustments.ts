import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import type { Championship } from '../../payload-types.ts';
import { championshipSchema } from './form-values.ts';
import { readSeason } from './load-championship.ts';

/**
 * Refuses an adjustment for somebody who isn't in the results: a slip in the name would silently change nobody's points. Before the first
 * result every name is taken.
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
  const { season } = await readSeason(req.payload, doc);
  const known = new Set(season.sessions.flatMap(({ rows }) => rows.flatMap(({ keys }) => keys)));
  const errors = doc.adjustments.flatMap(({ name }, index) =>
    known.size === 0 || known.has(name.trim())
      ? []
      : [
          {
            path: `adjustments.${String(index)}.name`,
            label: 'Name',
            message: `Nobody called ${name} is in the results of this championship.`,
          },
        ],
  );
  if (errors.length > 0) throw new ValidationError({ collection: 'championships', errors }, req.t);
  return data;
};
