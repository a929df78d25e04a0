'use client';

import { useCallback, useMemo, useRef } from 'react';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import { err, ok, type Result } from '@/lib/api/result';
import { getFormChallenge } from '@/lib/contract/endpoints/forms';
import { solveChallenge } from '@/lib/forms/solve-challenge';

/** Older solutions aren't sent, because the challenge may have expired. */
const KEEP_MS = 4 * 60 * 1000;

export type Captcha = {
  /** Starts in the background. */
  readonly begin: () => void;
  /** The solution, once; null if the browser can't find it. */
  readonly take: () => Promise<Result<string | null, ApiError>>;
};

type Solution = Promise<Result<string | null, ApiError>>;

async function solve(formId: number): Solution {
  const challenge = await createContractCalls(browserApi()).call(getFormChallenge, { id: formId });
  return challenge.ok ? ok(await solveChallenge(challenge.value)) : err(challenge.error);
}

/** A form's proof of work, computed in a worker while the visitor types. */
export function useCaptcha(formId: number): Captcha {
  const current = useRef<{ readonly solution: Solution; readonly at: number } | null>(null);
  const begin = useCallback(() => {
    const isFresh = current.current !== null && Date.now() - current.current.at < KEEP_MS;
    if (!isFresh) current.current = { solution: solve(formId), at: Date.now() };
    return current.current?.solution ?? solve(formId);
  }, [formId]);
  const take = useCallback(() => {
    const solution = begin();
    // It is valid for one submission, and a failed one isn't cached.
    current.current = null;
    return solution;
  }, [begin]);
  return useMemo(() => ({ begin: () => void begin(), take }), [begin, take]);
}
