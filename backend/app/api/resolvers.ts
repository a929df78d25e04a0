import { mediaQueries } from '../../content/graphql/media.ts';
import { newsQueries } from '../../content/graphql/news.ts';
import { pageQueries } from '../../content/graphql/pages.ts';
import { peopleQueries } from '../../content/graphql/people.ts';
import { racingQueries } from '../../season/graphql/racing-queries.ts';

/** The queries of spec point 7. Nested fields resolve themselves: see `fields.ts`. */
export const resolvers = {
  Query: { ...newsQueries, ...racingQueries, ...mediaQueries, ...peopleQueries, ...pageQueries },
};
