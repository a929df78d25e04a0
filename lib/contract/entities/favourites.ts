import { z } from 'zod';
import { FAVOURITE_KINDS } from '../favourites.ts';
import { list, needed } from '../wire.ts';

/** What is meant: a category or driver by its id, a team by its URL name. `at`: when it was starred or taken away, in epoch milliseconds. */
const changeSchema = z.object({
  kind: z.enum(FAVOURITE_KINDS),
  id: needed(z.string()),
  at: z.number(),
});

/** Something that somebody starred, with its name and the address of its page as they were when that was last seen. */
export const favouriteSchema = changeSchema.extend({
  name: needed(z.string()),
  address: needed(z.string()),
});

/** A customer's favourites, and what was one: whoever still has that one as a favourite takes it away. */
export const favouritesSchema = z.object({ starred: list(favouriteSchema), removed: list(changeSchema) });
