import { connection, NextResponse } from 'next/server';
import { loadListMarks, loadRaceDay, loadNewestPosts } from '@/lib/season/load-race-day';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/wire-answer';
import { clockOffsetMs } from '@/lib/content/clock';
import { FOLLOWED_LISTS, type RaceDay } from '@/lib/season/race-day';

/**
 * GET /api/race-day: what open pages show on a race day, and which posts are the newest (lib/season). The server in front caches the
 * response for everyone.
 */
export async function GET(): Promise<Response> {
  await connection();
  try {
    const [raceDay, posts] = await Promise.all([
      loadRaceDay(new Date(Date.now() + clockOffsetMs())),
      loadNewestPosts(),
    ]);
    const { round } = raceDay;
    const response: RaceDay = {
      ...raceDay,
      ...(round === null ? {} : { lists: await loadListMarks(round.url, FOLLOWED_LISTS) }),
      ...(posts === undefined ? {} : { posts }),
    };
    return NextResponse.json(response, { headers: { 'Cache-Control': 'no-cache' } });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
