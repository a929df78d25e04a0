import { connection } from 'next/server';
import { loadQuery } from '@/lib/content/load';
import { answerCalendar } from '@/lib/feeds/answer-calendar';

/** GET /feeds/rounds.ics: every round for calendar programs. */
export async function GET(): Promise<Response> {
  await connection();
  const { nextgenRounds } = await loadQuery('allRounds', {});
  return answerCalendar(nextgenRounds, { name: 'rounds', title: '' });
}
