import { NextResponse } from 'next/server';
import { env } from '@/lib/config/env';
import { siteSecret } from '@/lib/config/site-secret';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  hookBodySchema,
  SITE_HOOK_PATH,
} from '@/lib/contract/site-hook';
import { wireAnswer } from '@/lib/api/wire-answer';
import { applyChanges, readHookBody, createHookCheck } from '@/lib/revalidation/site-hook';
import { jsonOf } from '@/lib/shared/text/json-of';

let check: ReturnType<typeof createHookCheck> | undefined;

/** POST /api/revalidate: the content server reports changes (lib/contract/site-hook). 401 unless signed, recent and not seen before. */
export async function POST(request: Request): Promise<NextResponse> {
  check ??= createHookCheck(siteSecret(env()));
  const body = await readHookBody(request);
  if (body === null) return wireAnswer(413, 'The list of changes is too long.');
  const isSigned = check({
    path: SITE_HOOK_PATH,
    time: request.headers.get(HOOK_TIME_HEADER),
    signature: request.headers.get(HOOK_SIGNATURE_HEADER),
    body,
  });
  if (!isSigned) return wireAnswer(401, 'The call is not signed as it should be.');
  const parsed = hookBodySchema.safeParse(jsonOf(body));
  if (!parsed.success) return wireAnswer(422, 'The list of changes cannot be read.');
  await applyChanges(parsed.data.changes);
  return NextResponse.json({ success: true }, { headers: { 'Cache-Control': 'no-store' } });
}
