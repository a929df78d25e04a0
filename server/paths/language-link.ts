import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES } from '../../lib/contract/languages.ts';
import { languageCookie } from '../../lib/shared/language-cookie.ts';
import { NO_STORE } from '../http/cache-control.ts';

const PARAMETER = 'lang';

const languageNamed = (name: string) =>
  LANGUAGES.find((language) => language.toLowerCase() === name.toLowerCase());

/**
 * Creates the handler of links that name a language: /news?lang=de stores the language in a cookie and redirects to /news.
 * @returns the handler, which returns whether it answered the request
 */
export function createLanguageLinks({ siteUrl }: { readonly siteUrl: string }) {
  return (_request: IncomingMessage, response: ServerResponse, path: string, query: string): boolean => {
    if (!query.includes(`${PARAMETER}=`)) return false;
    const parameters = new URLSearchParams(query);
    const language = languageNamed(parameters.get(PARAMETER) ?? '');
    if (language === undefined) return false;
    parameters.delete(PARAMETER);
    response.writeHead(303, {
      Location: parameters.size === 0 ? path : `${path}?${parameters}`,
      'Set-Cookie': languageCookie(language, siteUrl),
      'Cache-Control': NO_STORE,
      'Content-Length': 0,
    });
    response.end();
    return true;
  };
}
