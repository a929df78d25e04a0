import { connection } from 'next/server';
import { loadQuery } from '@/lib/content/load';
import { loadRecentSince, startingFrom } from '@/lib/season/recent-rounds';
import { answerCalendar, calendarNamed, noSuchCalendar } from '@/lib/feeds/answer-calendar';

/** GET /feeds/rounds/{category}.ics: the rounds of one category (see /feeds/rounds.ics) for calendar apps; 404 for an unknown category. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const url = calendarNamed((await params).file);
  const category = url === null ? null : (await loadQuery('categoryByUrl', { url })).nextgenCategory;
  if (!category) return noSuchCalendar();
  const rounds = startingFrom(category.rounds, await loadRecentSince());
  return answerCalendar(rounds, { name: category.url, title: category.name });
}
