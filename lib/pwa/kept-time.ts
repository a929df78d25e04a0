/**
 * When something was kept, as the visitor's clock and the page's language write it. English is read in New Zealand here: day, month,
 * year.
 */
export const writeKeptTime = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-NZ' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment);
