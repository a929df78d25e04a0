import { connection } from 'next/server';
import { loadQuery } from '@/lib/content/load';
import { loadRecentSince, startingFrom } from '@/lib/season/recent-rounds';
import { answerCalendar } from '@/lib/feeds/answer-calendar';

/** GET /feeds/rounds.ics: the rounds of this and the previous season, and all later ones, for calendar apps. */
export async function GET(): Promise<Response> {
  await connection();
  const [{ nextgenRounds }, since] = await Promise.all([loadQuery('allRounds', {}), loadRecentSince()]);
  return answerCalendar(startingFrom(nextgenRounds, since), { name: 'rounds', title: '' });
}
