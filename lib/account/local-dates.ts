/** English is read in New Zealand here. */
const localeOf = (lang: string) => (lang === 'en' ? 'en-NZ' : lang);

/** A y-MM-dd day in words, as the visitor's language writes it. */
export const writeDay = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
