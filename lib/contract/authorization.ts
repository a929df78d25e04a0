/* A file without schemas, so that the browser can use it without the schema library. */

/**
 * Path of the authorize endpoint below the base. The browser is sent there with client_id, redirect_uri, scope, state, nonce and
 * code_challenge.
 */
export const AUTHORIZE_PATH = '/authorize';
/** The site's client id at the authorize endpoint, and the only scope (spec point 7). */
export const SITE_CLIENT_ID = 'site';
export const AUTHORIZE_SCOPE = 'all';
