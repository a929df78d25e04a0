import { NextResponse } from 'next/server';

/** What the site's own calls answer while the content server does not: 503, with when to try again. */
export const unavailableAnswer = (): NextResponse =>
  NextResponse.json(
    { success: false, message: 'The content server isn’t responding.' },
    { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } },
  );
