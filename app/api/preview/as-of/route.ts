import { tzOffset } from '@date-fns/tz/tzOffset';
import type { NextResponse } from 'next/server';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import { cameFrom, previewCookie, redirectTo } from '@/lib/preview/answers';
import { AS_OF_COOKIE } from '@/lib/preview/cookies';
import { currentPreview } from '@/lib/preview/current';

const MINUTE_MS = 60_000;

/** The instant at which the championship's clocks show a time such as '2027-02-14T10:30'; null for an invalid time. */
function instantOf(wallTime: string): Date | null {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(wallTime) ? new Date(`${wallTime}Z`) : null;
  if (asUtc === null || Number.isNaN(asUtc.getTime())) return null;
  const guess = new Date(asUtc.getTime() - tzOffset(CHAMPIONSHIP_TIME_ZONE, asUtc) * MINUTE_MS);
  // Repeated, because the first offset may be from the other side of a daylight saving change.
  return new Date(asUtc.getTime() - tzOffset(CHAMPIONSHIP_TIME_ZONE, guess) * MINUTE_MS);
}

/** GET /api/preview/as-of?at=…: shows an editor the site as it will be at a given time; without `at`, as it is now. */
export async function GET(request: Request): Promise<NextResponse> {
  const query = new URL(request.url).searchParams;
  const response = redirectTo(cameFrom(request));
  const preview = await currentPreview();
  if (preview?.claims.kind !== 'editor') return response;
  const moment = instantOf(query.get('at') ?? '');
  response.cookies.set(
    moment === null
      ? previewCookie(AS_OF_COOKIE, '', 0)
      : previewCookie(AS_OF_COOKIE, moment.toISOString(), preview.claims.expires),
  );
  return response;
}
