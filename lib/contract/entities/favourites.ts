import { z } from 'zod';
import { FAVOURITE_KINDS } from '../favourites.ts';
import { list, needed } from '../wire.ts';

/** A favourite that was added or removed: a category or driver by id, a team by URL name. `at` is when, in epoch milliseconds. */
const changeSchema = z.object({
  kind: z.enum(FAVOURITE_KINDS),
  id: needed(z.string()),
  at: z.number(),
});

/** Something that somebody starred, with its name and address when they last saw its page. */
export const favouriteSchema = changeSchema.extend({
  name: needed(z.string()),
  address: needed(z.string()),
});

/** A customer's favourites, and the removed ones, which other browsers then remove too. */
export const favouritesSchema = z.object({ starred: list(favouriteSchema), removed: list(changeSchema) });
