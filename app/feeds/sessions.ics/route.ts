import { connection } from 'next/server';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import { answerSessionsCalendar, noSuchCalendar } from '@/lib/feeds/answer-calendar';

/** GET /feeds/sessions.ics: every session of every round for calendar programs; 404 without timetables. */
export async function GET(): Promise<Response> {
  await connection();
  if (!hasExtension(await loadExtensions(), 'sessions')) return noSuchCalendar();
  const { nextgenRounds } = await loadQuery('calendarOfRounds', {});
  return answerSessionsCalendar(nextgenRounds, { name: 'sessions', title: '' });
}
