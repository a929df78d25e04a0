import { connection, NextResponse } from 'next/server';
import { serverApi } from '@/lib/api/server';
import { ENDPOINTS } from '@/lib/contract/endpoints';

/** GET /api/health: 200 while the site works, with the state of what it depends on. Without the content server it still serves what it has. */
export async function GET(): Promise<NextResponse> {
  await connection();
  const started = performance.now();
  const answer = await serverApi.call(ENDPOINTS.getCurrentDomain, {});
  const content = answer.ok
    ? { state: 'up', answered_in_ms: Math.round(performance.now() - started) }
    : { state: 'down', reason: answer.error.kind };
  return NextResponse.json(
    { status: answer.ok ? 'ok' : 'degraded', content },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
