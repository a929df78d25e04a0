import { connection, NextResponse } from 'next/server';
import { serverApi } from '@/lib/api/server';
import { ENDPOINTS } from '@/lib/contract/endpoints';

/** Monitoring gives up soon, and takes a silent site for a dead one. */
const LIMIT_MS = 3_000;

/** Requests something small from the content server. @returns the problem, or null */
async function contentFault(): Promise<string | null> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    const answer = await serverApi.call(ENDPOINTS.getCurrentDomain, {}, { signal });
    return answer.ok ? null : answer.error.kind;
  } catch (cause) {
    if (!signal.aborted) throw cause;
    return 'timeout';
  }
}

/** GET /api/health: 200 while the site works, with the state of what it depends on. Without the content server it still serves cached pages. */
export async function GET(): Promise<NextResponse> {
  await connection();
  const started = performance.now();
  const reason = await contentFault();
  const content =
    reason === null
      ? { state: 'up', answered_in_ms: Math.round(performance.now() - started) }
      : { state: 'down', reason };
  return NextResponse.json(
    { status: reason === null ? 'ok' : 'degraded', content },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
