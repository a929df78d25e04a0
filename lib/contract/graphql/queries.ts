import * as content from './content-queries';
import * as racing from './racing-queries';

/** Every GraphQL query that the site sends. */
export const QUERIES = { ...content, ...racing } as const;
