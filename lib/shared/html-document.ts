import { RIGHT_TO_LEFT, type Language } from '../contract/languages.ts';
import { escapeHtml } from './text/escape-html.ts';

export type HtmlDocument = {
  /** Null if unknown, as for an editor's own code. */
  readonly language: Language | null;
  readonly title: string;
  /** Further tags of the head, as HTML. */
  readonly head?: string;
  /** Its style sheet. */
  readonly style?: string;
  /** Attributes of <html> and <body> besides the language, by name; values are escaped. */
  readonly attributes?: { readonly html?: Attributes; readonly body?: Attributes };
  /** The contents of <body>, as HTML. */
  readonly body: string;
};
type Attributes = Readonly<Record<string, string>>;

const attributesHtml = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const languageAttributes = (language: Language | null): Attributes =>
  language === null ? {} : { lang: language, dir: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr' };

/**
 * A whole HTML document, for pages that React doesn't render: emails, pages of the backend, and the front server's own messages.
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
<html${attributesHtml({ ...languageAttributes(language), ...attributes?.html })}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escapeHtml(title)}</title>${style === '' ? '' : `<style>${style}</style>`}</head>
<body${attributesHtml({ ...attributes?.body })}>
${body}
</body>
</html>
`;
