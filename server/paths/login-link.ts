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
import { PRIVATE } from '../http/cache-control.ts';

/**
 * Runs before anything else is requested: stores the link's parameters for this tab, removes them from the address and reloads. That
 * keeps the tokens out of the address bar, the history, referrers and the logs of later requests.
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
  'Cache-Control': PRIVATE,
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
function cleaned(parameters: URLSearchParams): string {
  const rest = new URLSearchParams(parameters);
  for (const name of LOGIN_LINK_PARAMETERS) rest.delete(name);
  return rest.size === 0 ? '' : `?${rest}`;
}

export type LoginLinkOptions = { readonly siteUrl: string; readonly apiBases: readonly ApiBase[] };

/**
 * Creates the handler of login links, whose query has an access and a refresh token (spec point 2). Opening one, as a mail scanner
 * does, doesn't use it up.
 * @returns the handler, which returns whether it answered the request
 */
export function createLoginLinks({ siteUrl, apiBases }: LoginLinkOptions) {
  return (request: IncomingMessage, response: ServerResponse, path: string, query: string): boolean => {
    if (!query.includes('a=') || !query.includes('r=')) return false;
    const parameters = new URLSearchParams(query);
    if (!parameters.get('a') || !parameters.get('r')) return false;
    const baseKey = keyOfBase(parameters.get('b'), siteUrl, apiBases);
    if (baseKey === null) {
      // Tokens that came with an unknown base aren't for this site, so all three parameters are dropped.
      response.writeHead(303, {
        ...PRIVATE_HEADERS,
        Location: `${path}${cleaned(parameters)}${REFUSED_LINK_FRAGMENT}`,
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
