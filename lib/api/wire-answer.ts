import { NextResponse } from 'next/server';
import type { WireError } from '@/lib/contract/endpoint';

/** The error response of one of the site's own calls, in the format of the contract's calls. */
export const wireAnswer = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): NextResponse =>
  NextResponse.json({ success: false, message } satisfies WireError, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });

/** Their response while the content server is down: 503 with Retry-After. */
export const unavailableAnswer = (): NextResponse =>
  wireAnswer(503, 'The content server isn’t responding.', { 'Retry-After': '30' });
