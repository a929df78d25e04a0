import type { Language } from '@/lib/contract/languages';
import { zoneName as nameOf } from '@/lib/shared/date-forms';

/**
 * The name of a time zone in a language, the same in summer and winter: 'New Zealand Time'.
 * @param timeZone IANA name
 * @param at an instant at which the zone has this name
 */
export const zoneName = (timeZone: string, language: Language, at: string): string =>
  nameOf(language, at, timeZone);
