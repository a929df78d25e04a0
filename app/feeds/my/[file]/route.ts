import { connection } from 'next/server';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { loadRecentSince, startingFrom } from '@/lib/content/recent-rounds';
import { hasExtension } from '@/lib/contract/extensions';
import { answerSessionsCalendar, calendarNamed, noSuchCalendar } from '@/lib/feeds/answer-calendar';

const IDS = /^\d{1,9}(?:-\d{1,9})*$/;

/**
 * GET /feeds/my/{ids}.ics: the sessions of the categories with these ids (see /feeds/sessions.ics) for calendar programs, such as `3-7.ics`.
 * The address says nothing of who subscribed. 404 if there is none of these categories.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const ids = calendarNamed((await params).file);
  if (ids === null || !IDS.test(ids) || !hasExtension(await loadExtensions(), 'sessions'))
    return noSuchCalendar();
  const wanted = new Set(ids.split('-').map(Number));
  const { nextgenCategorys } = await loadQuery('categories', { isInSeries: null });
  const mine = nextgenCategorys.filter(({ id }) => wanted.has(id));
  if (mine.length === 0) return noSuchCalendar();
  const from = await loadRecentSince();
  const { nextgenRounds } = await loadQuery('calendarOfRounds', { from, until: null });
  return answerSessionsCalendar(startingFrom(nextgenRounds, from), {
    name: 'my-categories',
    title: mine.map(({ name }) => name).join(', '),
    categories: mine.map(({ url }) => url),
    isOwn: true,
  });
}
