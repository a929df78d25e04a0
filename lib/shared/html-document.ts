import { RIGHT_TO_LEFT, type Language } from '../contract/languages.ts';
import { escapeHtml } from './text/escape-html.ts';

export type HtmlDocument = {
  /** null if it isn't known, as of what an editor has written. */
  readonly language: Language | null;
  readonly title: string;
  /** Further tags of the head, as HTML. */
  readonly head?: string;
  /** Its style sheet. */
  readonly style?: string;
  /** Attributes of <html> and <body> besides the language, by name; values are escaped. */
  readonly attributes?: { readonly html?: Attributes; readonly body?: Attributes };
  /** What is in <body>, as HTML. */
  readonly body: string;
};
type Attributes = Readonly<Record<string, string>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const spoken = (language: Language | null): Attributes =>
  language === null ? {} : { lang: language, dir: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr' };

/**
 * A whole document, for whatever isn't rendered by React: emails, pages of the backend, and what the front server says when nothing else
 * can answer.
 */
export const htmlDocument = ({
  language,
  title,
  head = '',
  style = '',
  attributes,
  body,
}: HtmlDocument): string =>
  `<!doctype html>
<html${written({ ...spoken(language), ...attributes?.html })}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escapeHtml(title)}</title>${style === '' ? '' : `<style>${style}</style>`}</head>
<body${written({ ...attributes?.body })}>
${body}
</body>
</html>
`;
