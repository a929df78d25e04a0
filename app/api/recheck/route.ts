import { NextResponse } from 'next/server';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/wire-answer';
import { recheckContent } from '@/lib/content/recheck';

/** POST /api/recheck: makes the site check whether its content still matches the content server's (lib/content/recheck). */
export async function POST(): Promise<NextResponse> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    return NextResponse.json({ changed: await recheckContent() }, { headers });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
