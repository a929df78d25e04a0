import { connection, NextResponse } from 'next/server';
import { countedUntil, currentRound } from '@/components/racing/current-round';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/wire-answer';
import { roundAddress } from '@/lib/season/addresses';
import { roundNumberText } from '@/components/racing/round-title';
import { clockOffsetMs } from '@/lib/content/clock';
import { loadQuery } from '@/lib/content/load';
import { roundNumbers } from '@/lib/season/round-numbers';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';
import { LANGUAGE_PARAMETER, type MenuRound, type MenuRoundAnswer } from '@/lib/season/menu-round';

/** Requested each time a menu is opened; a proxy may give many visitors the same response. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

async function loadMenuRound(now: Date, language: Language): Promise<MenuRound | null> {
  const [{ nextgenRounds }, dates, t] = await Promise.all([
    loadQuery('allRounds', {}),
    loadDates(language),
    getTranslator(language),
  ]);
  const current = currentRound(nextgenRounds, now);
  if (!current || current.until === null) return null;
  const { name, url, start_date, end_date, venue, images } = current.round;
  return {
    name,
    number: roundNumberText(name, roundNumbers(nextgenRounds).get(url), t),
    href: roundAddress(url),
    dates: dates.range(start_date, end_date, venue?.timezone),
    start: countedUntil(current).toISOString(),
    end: end_date,
    picture: images?.background ?? images?.banner ?? null,
  };
}

/** GET /api/menu-round?lang=: the current or next round, for the phone menu. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const language = asLanguage(new URL(request.url).searchParams.get(LANGUAGE_PARAMETER) ?? '');
  try {
    const round = await loadMenuRound(new Date(Date.now() + clockOffsetMs()), language);
    const response: MenuRoundAnswer = { round };
    return NextResponse.json(response, { headers: { 'Cache-Control': CACHE_CONTROL } });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
