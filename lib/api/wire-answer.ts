import { NextResponse } from 'next/server';
import type { WireError } from '@/lib/contract/endpoint';

/** What one of the site's own calls answers if it can't do what was asked: an error in the format of the contract's calls. */
export const wireAnswer = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): NextResponse =>
  NextResponse.json({ success: false, message } satisfies WireError, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });

/** What they answer while the content server does not: 503, with when to try again. */
export const unavailableAnswer = (): NextResponse =>
  wireAnswer(503, 'The content server isn’t responding.', { 'Retry-After': '30' });
