'use client';

import { useEffect, useState } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { followPacks, removePack } from '@/lib/pwa/packs/records';
import type { SaveOutcome } from '@/lib/pwa/packs/save';
import { saveWeekend } from './save-weekend';

/** The last action on a pack: being saved, the outcome, or removed. */
export type PackStep = SaveOutcome | 'saving' | 'failed' | null;

export type PackActions = {
  readonly step: PackStep;
  /** Saves the pack, or renews it. */
  readonly save: () => void;
  readonly remove: () => void;
};

/**
 * Saves and removes a round's weekend pack.
 * @param round its URL name
 * @param onLeft called with the reason once the pack no longer exists, for a list that says it in the pack's place
 */
export function usePackActions(round: string, onLeft?: (step: PackStep) => void): PackActions {
  const t = useTranslate();
  const [step, setStep] = useState<PackStep>(null);
  const end = (next: PackStep) => {
    if (onLeft && (next === 'removed' || next === 'gone')) onLeft(next);
    else setStep(next);
  };
  const fail = (cause: unknown) => {
    window.reportError(cause);
    setStep('failed');
  };
  const save = () => {
    if (step === 'saving') return;
    setStep('saving');
    // So that the browser doesn't clear the pack when it needs space. If it refuses, the pack is as durable as any cache.
    navigator.storage?.persist?.().catch((cause: unknown) => window.reportError(cause));
    saveWeekend(round, t).then(end, fail);
  };
  const remove = () => {
    removePack(round).then(() => end('removed'), fail);
  };
  return { step, save, remove };
}

/**
 * This browser's weekend packs, read again whenever a pack changes.
 * @param read a stable function
 * @returns undefined until known; the last known value if it can't be read
 */
export function usePacks<Read>(read: () => Promise<Read>): Read | undefined {
  const [found, setFound] = useState<Read>();
  useEffect(() => {
    let isOver = false;
    const check = () => {
      read().then(
        (next) => {
          if (!isOver) setFound(() => next);
        },
        (cause: unknown) => window.reportError(cause),
      );
    };
    check();
    const stop = followPacks(check);
    return () => {
      isOver = true;
      stop();
    };
  }, [read]);
  return found;
}
