'use client';

import { postJson } from '../../../cms/screens/post-json.client.ts';
import { demoAnswerSchema } from './demo-report.ts';

const LOST =
  'Couldn’t reach the server, or it didn’t respond. Reload this page in a minute to see whether it’s done.';

/** Makes a call of this screen. @returns the response, and its message if it has only that */
export async function post(
  call: string,
  body: object,
): Promise<{ readonly isDone: boolean; readonly answer: unknown; readonly message: string }> {
  const { isOk, answer } = await postJson(`/api${call}`, body);
  return {
    isDone: isOk,
    answer,
    message: demoAnswerSchema.safeParse(answer).data?.message ?? LOST,
  };
}
