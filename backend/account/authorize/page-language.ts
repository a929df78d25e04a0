import { INITIAL_LANGUAGE, LANGUAGES, type Language } from '../../../lib/contract/languages.ts';

/** The cookie in which the site keeps the language that a visitor chose. */
const LANGUAGE_COOKIE = 'lang';

/** The value of a cookie of a request, or null. */
export function cookieOf(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** The site's language that a tag such as pt, pt-BR or zh-Hans-CN stands for, or null. */
function languageOfTag(tag: string): Language | null {
  const wanted = tag.trim().toLowerCase();
  const exact = LANGUAGES.find((language) => language.toLowerCase() === wanted);
  const primary = wanted.split('-')[0];
  return exact ?? LANGUAGES.find((language) => language.split('-')[0]?.toLowerCase() === primary) ?? null;
}

/** The language of a page for this visitor: the one chosen on the site, else the first that the browser asks for, else English. */
export function pageLanguage(request: Request): Language {
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  const known = chosen === null ? null : languageOfTag(chosen);
  if (known) return known;
  const accepted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality = 'q=1'] = entry.split(';');
      return { tag, weight: Number(quality.trim().replace('q=', '')) || 0 };
    })
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of accepted) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return INITIAL_LANGUAGE;
}
