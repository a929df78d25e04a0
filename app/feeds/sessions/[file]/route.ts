import { connection } from 'next/server';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import { answerSessionsCalendar, calendarNamed, noSuchCalendar } from '@/lib/feeds/answer-calendar';

/** GET /feeds/sessions/{category}.ics: the sessions of one category for calendar programs; 404 for an unknown category. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const url = calendarNamed((await params).file);
  if (url === null || !hasExtension(await loadExtensions(), 'sessions')) return noSuchCalendar();
  const [{ nextgenCategorys }, { nextgenRounds }] = await Promise.all([
    loadQuery('categories', { isInSeries: null }),
    loadQuery('calendarOfRounds', {}),
  ]);
  const category = nextgenCategorys.find((one) => one.url === url);
  if (!category) return noSuchCalendar();
  return answerSessionsCalendar(nextgenRounds, { name: url, title: category.name, category: url });
}
