import { mediaQueries } from './media.ts';
import { newsQueries } from './news.ts';
import { pageQueries } from './pages.ts';
import { peopleQueries } from './people.ts';
import { racingQueries } from './racing-queries.ts';

/** The queries of spec point 7. Fields below them resolve themselves: see `fields.ts`. */
export const resolvers = {
  Query: { ...newsQueries, ...racingQueries, ...mediaQueries, ...peopleQueries, ...pageQueries },
};
