import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { favouritesSchema } from '../entities/favourites.ts';
import {
  FAVOURITE_ADDRESS,
  FAVOURITE_ID,
  FAVOURITE_KINDS,
  FAVOURITE_NAME_LENGTH,
  MAX_STORED_FAVOURITES,
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
 * POST /cognito/user/favourites: merges a browser's favourites into the customer's, and returns the result. For each favourite the later
 * change wins. A browser without any sends none, and gets the customer's.
 */
export const mergeFavourites = endpoint({
  extension: 'favourites',
  method: 'POST',
  path: '/cognito/user/favourites',
  auth: 'user',
  input: z.object({
    starred: z.array(favourite).max(MAX_STORED_FAVOURITES),
    removed: z.array(change).max(MAX_STORED_FAVOURITES),
  }),
  output: favouritesSchema,
});

/** POST /cognito/user/favourites/calendar: the key of the customer's private calendar. `renew` makes a new key and revokes the old one. */
export const getFavouritesCalendar = endpoint({
  extension: 'favourites',
  method: 'POST',
  path: '/cognito/user/favourites/calendar',
  auth: 'user',
  input: z.object({ renew: z.boolean() }),
  output: z.object({ key: needed(z.string()) }),
});

/** GET /cognito/user/favourites/categories: ids of the categories in the calendar with this key. 404 for an unknown or revoked key. */
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
