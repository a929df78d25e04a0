import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { favouritesSchema } from '../entities/favourites.ts';
import {
  FAVOURITE_ADDRESS,
  FAVOURITE_ID,
  FAVOURITE_KINDS,
  FAVOURITE_NAME_LENGTH,
  MOST_KEPT_FAVOURITES,
} from '../favourites.ts';
import { id, list, needed } from '../wire.ts';

const change = z.object({
  kind: z.enum(FAVOURITE_KINDS),
  id: z.string().regex(FAVOURITE_ID),
  at: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
const favourite = change.extend({
  name: z.string().min(1).max(FAVOURITE_NAME_LENGTH),
  address: z.string().regex(FAVOURITE_ADDRESS),
});

/**
 * POST /cognito/user/favourites: merges a browser's favourites into the customer's, and returns both as one. Of each the later change counts.
 * A browser without any sends none, and gets the customer's.
 */
export const mergeFavourites = endpoint({
  extension: 'favourites',
  method: 'POST',
  path: '/cognito/user/favourites',
  auth: 'user',
  input: z.object({
    starred: z.array(favourite).max(MOST_KEPT_FAVOURITES),
    removed: z.array(change).max(MOST_KEPT_FAVOURITES),
  }),
  output: favouritesSchema,
});

/** POST /cognito/user/favourites/calendar: the key of the customer's own calendar. `renew`: another one, so that the former opens nothing. */
export const getFavouritesCalendar = endpoint({
  extension: 'favourites',
  method: 'POST',
  path: '/cognito/user/favourites/calendar',
  auth: 'user',
  input: z.object({ renew: z.boolean() }),
  output: z.object({ key: needed(z.string()) }),
});

/** GET /cognito/user/favourites/categories: the ids of the categories of the calendar with a key. 404 for one that is none, or not any more. */
export const listFavouriteCategories = endpoint({
  extension: 'favourites',
  method: 'GET',
  path: '/cognito/user/favourites/categories',
  auth: 'none',
  isPrivate: true,
  input: z.object({ key: z.string().min(1).max(64) }),
  output: z.object({ ids: list(id()) }),
});

/** Every call of this file. */
export const FAVOURITE_ENDPOINTS = {
  mergeFavourites,
  getFavouritesCalendar,
  listFavouriteCategories,
} as const;
