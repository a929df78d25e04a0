import 'server-only';
import type { Language } from '@/lib/contract/languages';
import { getDates, type DateFormatter } from '@/lib/dates/server';
import { getInitialData } from './load';

/**
 * Date formatting in a language, with ranges of days as the site's editors chose (docs/decisions/0084).
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function loadDates(language: Language): Promise<DateFormatter> {
  const { domain } = await getInitialData();
  return getDates(language, domain.configuration.date_ranges);
}
