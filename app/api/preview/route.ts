import { draftMode } from 'next/headers';
import type { NextResponse } from 'next/server';
import { env } from '@/lib/config/env';
import { siteSecret } from '@/lib/config/site-secret';
import { AS_OF_COOKIE, PREVIEW_COOKIE } from '@/lib/preview/cookies';
import { previewCookie, redirectTo, sitePath } from '@/lib/preview/answers';
import { checkPreviewToken } from '@/lib/shared/node/preview-token';

/** GET /api/preview?token=…: starts a draft preview as the CMS's token allows, at the page it is for (lib/contract/preview). */
export async function GET(request: Request): Promise<NextResponse> {
  const query = new URL(request.url).searchParams;
  const check = checkPreviewToken(query.get('token') ?? '', siteSecret(env()), Date.now());
  if (check.state !== 'valid') return redirectTo(`/preview-ended?reason=${check.state}`);
  const { claims } = check;
  const wanted = query.get('path');
  const path = wanted === null ? claims.path : sitePath(wanted);
  // A draft link is for one page; an editor's token may start anywhere.
  if (claims.kind === 'link' && path !== claims.path) return redirectTo('/preview-ended?reason=other');
  (await draftMode()).enable();
  const response = redirectTo(path);
  response.cookies.set(previewCookie(PREVIEW_COOKIE, query.get('token') ?? '', claims.expires));
  response.cookies.set(previewCookie(AS_OF_COOKIE, '', 0));
  return response;
}
