/** A language that every browser has, with numeric dates such as 27.01.2027 and 14:05. */
const IN_FIGURES = 'de';
/** As on the server (lib/shared/date-forms), whatever a browser has as a language's own. */
const WESTERN = { numberingSystem: 'latn' } as const;

/** Whether the browser has a language's date names. Chromium lacks Georgian and Uzbek: it would use another language, or "2027 M01 27". */
export function hasWords(locale: string): boolean {
  const month = new Intl.DateTimeFormat(locale, { month: 'long' });
  const [language] = locale.split('-');
  return month.resolvedOptions().locale.split('-')[0] === language && !/^M\d/.test(month.format());
}

function inFigures({ dateStyle, timeStyle, month, ...others }: Intl.DateTimeFormatOptions) {
  return {
    ...others,
    ...(dateStyle || month ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const) : {}),
    ...(timeStyle ? ({ hour: '2-digit', minute: '2-digit' } as const) : {}),
  };
}

/**
 * A formatter for dates and times in a browser, after page load: in the page's language, or numeric if the browser lacks its names. Figures
 * are Western, and English means New Zealand English.
 */
export function browserDateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const locale = language === 'en' ? 'en-NZ' : language;
  return hasWords(locale)
    ? new Intl.DateTimeFormat(locale, { ...WESTERN, ...options })
    : new Intl.DateTimeFormat(IN_FIGURES, inFigures(options));
}

/**
 * The name of a weekday, for running text after page load; null if the browser lacks the names of the language.
 * @param timeZone IANA name; by default the visitor's
 */
export function browserWeekday(instant: string, language: string, timeZone?: string): string | null {
  const locale = language === 'en' ? 'en-NZ' : language;
  if (!hasWords(locale)) return null;
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(locale, { weekday: 'long', ...zone }).format(new Date(instant));
}
