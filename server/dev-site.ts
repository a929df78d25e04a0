import type { Env } from '../lib/config/env.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../lib/shared/node/request-id.ts';
import { createAssetCache } from './content/asset-cache.ts';
import { contentSecurityPolicy } from './http/csp.ts';
import type { Handler } from './http/handler.ts';
import { cmsOrigins } from '../lib/config/cms-origins.ts';
import { apiOrigins, securityHeaders } from './http/headers.ts';
import { languageOf, withLanguage } from './http/language.ts';
import type { Logger } from './process/log.ts';
import { createLoginLinks } from './paths/login-link.ts';
import { plainText } from './http/plain-answers.ts';
import { createProxy, isProxied } from './content/proxy.ts';
import { parseRequestPath } from './http/request-path.ts';

/** Assembles the development server: the same addresses and headers, but every page comes fresh from Next. */
export function createDevSite({ env, next, log }: { env: Env; next: Handler; log: Logger }): Handler {
  const proxy = createProxy({
    contentApiUrl: env.contentApiUrl,
    siteUrl: env.siteUrl,
    assets: createAssetCache(),
    log,
  });
  const policy = contentSecurityPolicy({
    scripts: [],
    cmsOrigins: cmsOrigins(env),
    apiOrigins: apiOrigins(env),
    isSecure: false,
    isDev: true,
  });
  const loginLinks = createLoginLinks(env);
  const headers = [...securityHeaders(env.siteUrl), ['Content-Security-Policy', policy] as const];
  return (request, response) => {
    response.setHeader(REQUEST_ID_HEADER, requestIdOf(request));
    const parsed = parseRequestPath(request.url ?? '');
    if (parsed.kind === 'bad') return plainText(response, parsed.status, 'Bad address');
    if (isProxied((request.url ?? '').split('?', 1)[0] ?? '')) return proxy.handle(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (parsed.kind === 'path' && loginLinks(request, response, parsed.path, parsed.query)) return;
    request.headers.cookie = withLanguage(request.headers.cookie, languageOf(request.headers));
    return next(request, response);
  };
}
