import * as content from './content-queries.ts';
import * as racing from './racing-queries.ts';

/** Every GraphQL query that the site sends. */
export const QUERIES = { ...content, ...racing } as const;
