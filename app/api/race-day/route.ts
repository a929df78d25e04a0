import { connection, NextResponse } from 'next/server';
import { loadListMarks, loadRaceDay } from '@/app/_page/load-race-day';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/unavailable-answer';
import { clockOffsetMs } from '@/lib/content/clock';
import { FOLLOWED_LISTS, type RaceDay } from '@/lib/season/race-day';

/** GET /api/race-day: what open pages show on a race day (lib/season). The server in front holds the answer for everybody. */
export async function GET(): Promise<Response> {
  await connection();
  try {
    const raceDay = await loadRaceDay(new Date(Date.now() + clockOffsetMs()));
    const { round } = raceDay;
    const answer: RaceDay =
      round === null ? raceDay : { ...raceDay, lists: await loadListMarks(round.url, FOLLOWED_LISTS) };
    return NextResponse.json(answer, { headers: { 'Cache-Control': 'no-cache' } });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
