/** Addresses of the contract, in a file without schemas so that the browser can use them without the schema library. */

/** Base path of every REST call (spec point 7). */
export const API_BASE_PATH = '/api/v1';

/** Path of the GraphQL endpoint (spec point 7). */
export const GRAPHQL_PATH = '/graphql';
