import type { Language } from '@/lib/contract/languages';

/** The name of a time zone in a language, the same in summer and in winter: 'New Zealand Time'. @param timeZone IANA name */
export function zoneName(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
