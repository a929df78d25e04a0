import { shownIn } from './isolate';
import type { Messages, TranslationValues } from './translate';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Formats a text with the two features that islands need: {{placeholders}} and i18next's plural suffixes. i18next itself does the same on
 * the server; in the browser it would cost each visitor 17 KB for a dozen texts (decision 66).
 * @param key without plural suffix; a missing key is returned, so that the gap is visible
 */
export function formatMessage(
  messages: Messages,
  lang: string,
  key: string,
  values: TranslationValues = {},
): string {
  const { count } = values;
  const plural = typeof count === 'number' ? `${key}_${new Intl.PluralRules(lang).select(count)}` : key;
  const text = messages[plural] ?? messages[`${key}_other`] ?? messages[key] ?? key;
  return text.replace(PLACEHOLDER, (gap, name: string) =>
    values[name] === undefined ? gap : shownIn(lang, values[name]),
  );
}

/** Whether the texts have a key, with or without plural forms. */
export function hasMessage(messages: Messages, key: string): boolean {
  return key in messages || `${key}_other` in messages;
}
