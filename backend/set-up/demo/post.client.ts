'use client';

import { demoAnswerSchema } from './demo-report.ts';

const LOST =
  'Couldn’t reach the server, or it didn’t respond. Reload this page in a minute to see whether it’s done.';

/** Makes a call of this screen. @returns what was answered, and what it says if that is all */
export async function post(
  call: string,
  body: object,
): Promise<{ readonly isDone: boolean; readonly answer: unknown; readonly message: string }> {
  const response = await fetch(`/api${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer: unknown = response === null ? null : await response.json().catch(() => null);
  return {
    isDone: response?.ok ?? false,
    answer,
    message: demoAnswerSchema.safeParse(answer).data?.message ?? LOST,
  };
}
