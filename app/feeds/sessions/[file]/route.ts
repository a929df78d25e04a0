import { connection } from 'next/server';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { loadRecentSince, startingFrom } from '@/lib/season/recent-rounds';
import { hasExtension } from '@/lib/contract/extensions';
import { answerSessionsCalendar, calendarNamed, noSuchCalendar } from '@/lib/feeds/answer-calendar';

/**
 * GET /feeds/sessions/{category}.ics: the sessions of one category (see /feeds/sessions.ics) for calendar apps; 404 for an unknown
 * category.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const url = calendarNamed((await params).file);
  if (url === null || !hasExtension(await loadExtensions(), 'sessions')) return noSuchCalendar();
  const from = await loadRecentSince();
  const [{ nextgenCategorys }, { nextgenRounds }] = await Promise.all([
    loadQuery('categories', { isInSeries: null }),
    loadQuery('calendarOfRounds', { from, until: null }),
  ]);
  const category = nextgenCategorys.find((candidate) => candidate.url === url);
  if (!category) return noSuchCalendar();
  return answerSessionsCalendar(startingFrom(nextgenRounds, from), {
    name: url,
    title: category.name,
    categories: [url],
  });
}
