import { connection } from 'next/server';
import { loadQuery } from '@/lib/content/load';
import { answerCalendar } from '@/lib/feeds/answer-calendar';

const CALENDAR_FILE = /^([\w-]+)\.ics$/;

/** GET /feeds/rounds/{category}.ics: the rounds of one category for calendar programs; 404 for an unknown category. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const [, url] = CALENDAR_FILE.exec((await params).file) ?? [];
  const category = url === undefined ? null : (await loadQuery('categoryByUrl', { url })).nextgenCategory;
  if (!category) return new Response('No such calendar.\n', { status: 404 });
  return answerCalendar(category.rounds, { name: category.url, title: category.name });
}
