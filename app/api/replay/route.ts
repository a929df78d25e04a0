import { connection, NextResponse } from 'next/server';
import { loadReplayContents } from '@/lib/season/load-replay';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer, wireAnswer } from '@/lib/api/wire-answer';
import { asLanguage } from '@/lib/i18n/language';
import { REPLAY_LANGUAGE_PARAMETER, REPLAY_SESSION_PARAMETER } from '@/lib/season/replay';

/** Requested only by visitors who start a replay; a proxy may give many of them the same response. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';
/** IDs are whole numbers within the range that a database can store. */
const ID = /^[1-9]\d{0,8}$/;

/** GET /api/replay?session=&lang=: a race to watch again, with its texts (`ReplayContents`); 404 for a session without laps. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { searchParams } = new URL(request.url);
  const id = searchParams.get(REPLAY_SESSION_PARAMETER) ?? '';
  const language = asLanguage(searchParams.get(REPLAY_LANGUAGE_PARAMETER) ?? '');
  try {
    const contents = ID.test(id) ? await loadReplayContents(Number(id), language) : null;
    return contents === null
      ? wireAnswer(404, 'No such race.')
      : NextResponse.json(contents, { headers: { 'Cache-Control': CACHE_CONTROL } });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
