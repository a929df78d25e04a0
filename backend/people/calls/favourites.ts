import * as calls from '../../../lib/contract/endpoints/favourites.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { calendarKey, categoriesOfCalendar, mergeIntoCustomer } from '../account/favourites.ts';

export const mergeFavouritesRoute = handle(calls.mergeFavourites, async ({ input, payload, customer }) => {
  const { starred, removed } = await mergeIntoCustomer(payload, customer, input);
  return { starred: [...starred], removed: [...removed] };
});

export const favouritesCalendarRoute = handle(
  calls.getFavouritesCalendar,
  async ({ input, payload, customer }) => ({ key: await calendarKey(payload, customer, input.renew) }),
);

export const favouriteCategoriesRoute = handle(calls.listFavouriteCategories, async ({ input, payload }) => ({
  ids: [...(await categoriesOfCalendar(payload, input.key))],
}));
