import { connection, NextResponse } from 'next/server';
import { loadComingSessions } from '@/lib/season/load-coming-sessions';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/wire-answer';
import { clockOffsetMs } from '@/lib/content/clock';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';
import { LANGUAGE_PARAMETER } from '@/lib/season/coming-sessions';

/** Only visitors with favourites request this; a proxy may give many of them the same response. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** GET /api/coming-sessions?lang=: the sessions of the current or next round, in all categories (`ComingSessions`). */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const language = asLanguage(new URL(request.url).searchParams.get(LANGUAGE_PARAMETER) ?? '');
  try {
    const now = new Date(Date.now() + clockOffsetMs());
    const result = await loadComingSessions(now, await getTranslator(language));
    return NextResponse.json(result, { headers: { 'Cache-Control': CACHE_CONTROL } });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
