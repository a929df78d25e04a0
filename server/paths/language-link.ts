import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGES } from '../../lib/contract/languages.ts';
import { languageCookie } from '../../lib/shared/language-cookie.ts';

const PARAMETER = 'lang';

const languageNamed = (name: string) =>
  LANGUAGES.find((language) => language.toLowerCase() === name.toLowerCase());

/**
 * Creates the part of the server that answers links in a language: /news?lang=de stores the language, and goes on to /news.
 * @returns answers such a request; false for every other
 */
export function createLanguageLinks({ siteUrl }: { readonly siteUrl: string }) {
  return (_request: IncomingMessage, response: ServerResponse, path: string, query: string): boolean => {
    if (!query.includes(`${PARAMETER}=`)) return false;
    const said = new URLSearchParams(query);
    const language = languageNamed(said.get(PARAMETER) ?? '');
    if (language === undefined) return false;
    said.delete(PARAMETER);
    response.writeHead(303, {
      Location: said.size === 0 ? path : `${path}?${said}`,
      'Set-Cookie': languageCookie(language, siteUrl),
      'Cache-Control': 'no-store',
      'Content-Length': 0,
    });
    response.end();
    return true;
  };
}
