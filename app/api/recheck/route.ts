import { NextResponse } from 'next/server';
import { isContentUnavailable } from '@/lib/api/errors';
import { recheckContent } from '@/lib/content/recheck';

/** POST /api/recheck: makes the site look whether its content is still the content server's (lib/content/recheck). */
export async function POST(): Promise<NextResponse> {
  const headers = { 'Cache-Control': 'no-store' };
  try {
    return NextResponse.json({ changed: await recheckContent() }, { headers });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    const body = { success: false, message: 'The content server does not answer.' };
    return NextResponse.json(body, { status: 503, headers: { ...headers, 'Retry-After': '30' } });
  }
}
