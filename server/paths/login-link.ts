import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyOfBase } from '../../lib/config/api-bases.ts';
import type { ApiBase } from '../../lib/config/api-bases.ts';
import { htmlDocument } from '../../lib/shared/html-document.ts';
import { bareDocumentPolicy } from '../../lib/shared/node/csp-hash.ts';
import {
  LOGIN_LINK_KEY,
  LOGIN_LINK_PARAMETERS,
  REFUSED_LINK_FRAGMENT,
} from '../../lib/session/login-link.ts';

/**
 * Runs before anything else is requested: stores the link's parameters for this tab, cleans the address, and reloads it. No address
 * bar, history entry, referrer or log of a later request contains the tokens.
 */
const SCRIPT = `(function () {
  var address = new URL(location.href), said = address.searchParams;
  var kept = [said.get('a'), said.get('r'), document.documentElement.getAttribute('data-base')].join(' ');
  ${JSON.stringify(LOGIN_LINK_PARAMETERS)}.forEach(function (name) { said.delete(name); });
  history.replaceState(null, '', address.pathname + address.search + address.hash);
  try { sessionStorage.setItem(${JSON.stringify(LOGIN_LINK_KEY)}, kept); } finally { location.reload(); }
})();`;
const POLICY = bareDocumentPolicy({ script: SCRIPT });

const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

const stopover = (baseKey: string): string =>
  htmlDocument({
    language: 'en',
    title: '…',
    head: `<script>${SCRIPT}</script>`,
    attributes: { html: { 'data-base': baseKey } },
    body: '',
  });

/** The query without the link's parameters. */
function cleaned(said: URLSearchParams): string {
  const rest = new URLSearchParams(said);
  for (const name of LOGIN_LINK_PARAMETERS) rest.delete(name);
  return rest.size === 0 ? '' : `?${rest}`;
}

export type LoginLinkOptions = { readonly siteUrl: string; readonly apiBases: readonly ApiBase[] };

/**
 * Creates the part of the server that answers login links (spec point 2). Opening one, as a mail scanner does, uses nothing up.
 * @returns answers a request whose query has an access and a refresh token; false for every other
 */
export function createLoginLinks({ siteUrl, apiBases }: LoginLinkOptions) {
  return (request: IncomingMessage, response: ServerResponse, path: string, query: string): boolean => {
    if (!query.includes('a=') || !query.includes('r=')) return false;
    const said = new URLSearchParams(query);
    if (!said.get('a') || !said.get('r')) return false;
    const baseKey = keyOfBase(said.get('b'), siteUrl, apiBases);
    if (baseKey === null) {
      // All three are dropped: tokens that came with a foreign base are not for this site.
      response.writeHead(303, {
        ...PRIVATE_HEADERS,
        Location: `${path}${cleaned(said)}${REFUSED_LINK_FRAGMENT}`,
        'Content-Length': 0,
      });
      response.end();
      return true;
    }
    const body = stopover(baseKey);
    response.writeHead(200, {
      ...PRIVATE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Content-Security-Policy': POLICY,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
