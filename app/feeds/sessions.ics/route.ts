import { connection } from 'next/server';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { loadRecentSince, startingFrom } from '@/lib/season/recent-rounds';
import { hasExtension } from '@/lib/contract/extensions';
import { answerSessionsCalendar, noSuchCalendar } from '@/lib/feeds/answer-calendar';

/**
 * GET /feeds/sessions.ics: the sessions of this and the previous season's rounds, and of all later ones, for calendar apps; 404 without
 * timetables.
 */
export async function GET(): Promise<Response> {
  await connection();
  if (!hasExtension(await loadExtensions(), 'sessions')) return noSuchCalendar();
  const from = await loadRecentSince();
  const { nextgenRounds } = await loadQuery('calendarOfRounds', { from, until: null });
  return answerSessionsCalendar(startingFrom(nextgenRounds, from), { name: 'sessions', title: '' });
}
