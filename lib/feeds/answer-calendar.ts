import 'server-only';
import { env } from '@/lib/config/env';
import { roundAddress } from '@/lib/season/addresses';
import { CONTENT_REVALIDATE_S } from '@/lib/content/cache';
import { getInitialData, getSitemap, loadRenderTime } from '@/lib/content/load';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import { getTranslator } from '@/lib/i18n/translator';
import type { CalendarSettings } from './calendar-parts';
import { roundsCalendar } from './rounds-calendar';
import { sessionsCalendar, type RoundWithSessions } from './sessions-calendar';

type File = { readonly name: string; readonly title: string };

/** A calendar's settings; its name is the championship's and the file's title. */
async function settingsOf({ title }: File): Promise<CalendarSettings> {
  const [{ domain }, now] = await Promise.all([getInitialData(), loadRenderTime()]);
  const name = [domain.organisation_name || domain.name, title].filter((part) => part !== '').join(' – ');
  return { name, siteUrl: env().siteUrl, now: new Date(now) };
}

/** A calendar that somebody put together stays out of shared caches: the combinations are endless. */
const cacheControl = (isOwn: boolean): string =>
  isOwn
    ? `private, max-age=${CONTENT_REVALIDATE_S}`
    : `public, max-age=${CONTENT_REVALIDATE_S}, s-maxage=${CONTENT_REVALIDATE_S}`;

const calendarAnswer = (body: string, { name }: File, isOwn = false): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${name}.ics"`,
      'Cache-Control': cacheControl(isOwn),
    },
  });

/** The record that a calendar file is named after: its URL name, or null for a file that isn't a calendar. */
export const calendarNamed = (file: string): string | null => /^([\w-]+)\.ics$/.exec(file)?.[1] ?? null;

/** The 404 response for an unknown calendar. */
export const noSuchCalendar = (): Response => new Response('No such calendar.\n', { status: 404 });

/**
 * Serves rounds to calendar apps, in the site's own language. If the content server doesn't count changes, the sitemap says when a round
 * last changed.
 */
export async function answerCalendar(rounds: readonly RoundSummary[], file: File): Promise<Response> {
  const [settings, sitemap, t] = await Promise.all([
    settingsOf(file),
    getSitemap(),
    getTranslator(INITIAL_LANGUAGE),
  ]);
  const entries = rounds.map((round) => ({
    round,
    modified: sitemap.find(roundAddress(round.url)).lastmod,
  }));
  return calendarAnswer(roundsCalendar(entries, { ...settings, t }), file);
}

type SessionsFile = File & {
  /** URL names of the categories to include; all if omitted. */
  readonly categories?: readonly string[];
  /** Whether somebody put it together for themselves. */
  readonly isOwn?: boolean;
};

/** Serves sessions to calendar apps, in the site's own language. */
export async function answerSessionsCalendar(
  rounds: readonly RoundWithSessions[],
  { categories = [], isOwn = false, ...file }: SessionsFile,
): Promise<Response> {
  const [settings, t] = await Promise.all([settingsOf(file), getTranslator(INITIAL_LANGUAGE)]);
  return calendarAnswer(sessionsCalendar(rounds, { ...settings, categories, t }), file, isOwn);
}
