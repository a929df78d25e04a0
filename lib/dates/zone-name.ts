import type { Language } from '@/lib/contract/languages';

/**
 * The name of a time zone in a language, the same in summer and in winter: 'New Zealand Time'.
 * @param timeZone IANA name
 * @param at an instant of the times it stands for: before a zone had daylight saving time, its name was another
 */
export function zoneName(timeZone: string, language: Language, at: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}
