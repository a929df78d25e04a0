import { draftMode } from 'next/headers';
import type { NextResponse } from 'next/server';
import { cameFrom, previewCookie, redirectTo } from '@/lib/preview/answers';
import { AS_OF_COOKIE, PREVIEW_COOKIE } from '@/lib/preview/cookies';

/** GET /api/preview/exit: ends the preview, so the editor sees the site as every visitor does. */
export async function GET(request: Request): Promise<NextResponse> {
  (await draftMode()).disable();
  const response = redirectTo(cameFrom(request));
  for (const name of [PREVIEW_COOKIE, AS_OF_COOKIE]) response.cookies.set(previewCookie(name, '', 0));
  return response;
}
