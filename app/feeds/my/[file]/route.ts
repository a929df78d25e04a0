import { connection } from 'next/server';
import { serverApi } from '@/lib/api/server';
import { isContentUnavailable, unwrapOrNull } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/wire-answer';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { loadRecentSince, startingFrom } from '@/lib/season/recent-rounds';
import { listFavouriteCategories } from '@/lib/contract/endpoints/favourites';
import { hasExtension } from '@/lib/contract/extensions';
import { answerSessionsCalendar, calendarNamed, noSuchCalendar } from '@/lib/feeds/answer-calendar';

const IDS = /^\d{1,9}(?:-\d{1,9})*$/;

/**
 * The category IDs that a file is named after: '3-7', or the key of a customer's calendar. A customer's stars are never cached.
 * @returns null for an unknown or expired key
 */
async function idsOf(name: string): Promise<readonly number[] | null> {
  if (IDS.test(name)) return name.split('-').map(Number);
  const extensions = await loadExtensions();
  const result = unwrapOrNull(await serverApi.call(listFavouriteCategories, { key: name }, { extensions }));
  return result?.ids ?? null;
}

async function answerCalendar(file: string): Promise<Response> {
  const name = calendarNamed(file);
  if (name === null || !hasExtension(await loadExtensions(), 'sessions')) return noSuchCalendar();
  const wanted = await idsOf(name);
  if (wanted === null) return noSuchCalendar();
  const { nextgenCategorys } = await loadQuery('categories', { isInSeries: null });
  const starred = nextgenCategorys.filter(({ id }) => wanted.includes(id));
  // A customer may have no stars at the moment, but an address with unknown IDs is made up.
  if (starred.length === 0 && IDS.test(name)) return noSuchCalendar();
  const from = await loadRecentSince();
  const { nextgenRounds } = await loadQuery('calendarOfRounds', { from, until: null });
  return answerSessionsCalendar(starred.length === 0 ? [] : startingFrom(nextgenRounds, from), {
    name: 'my-categories',
    title: starred.map((category) => category.name).join(', '),
    categories: starred.map(({ url }) => url),
    isOwn: true,
  });
}

/**
 * GET /feeds/my/{ids}.ics and /feeds/my/{key}.ics: the sessions of some categories (see /feeds/sessions.ics) for calendar apps. The first
 * names category IDs, such as `3-7.ics`, and doesn't identify the subscriber; the second follows whatever a customer has starred. 404 if
 * there is no such calendar.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  try {
    return await answerCalendar((await params).file);
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
