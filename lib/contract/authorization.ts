/** What names the site at the authorize endpoint, in a file without schemas so that the browser can use it without the schema library. */

/** Path below the base of the authorize endpoint, which a browser is sent to: client_id, redirect_uri, scope, state, nonce, code_challenge. */
export const AUTHORIZE_PATH = '/authorize';
/** The site's own id at the authorize endpoint, and the one scope that there is (spec point 7). */
export const SITE_CLIENT_ID = 'site';
export const AUTHORIZE_SCOPE = 'all';
