'use client';

import { useEffect, useState } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { followPacks, removePack } from '@/lib/pwa/packs/records';
import type { SaveOutcome } from '@/lib/pwa/packs/save';
import { saveWeekend } from './save-weekend';

/** What was last done with a pack here: being saved, what came of it, or removed. */
export type PackStep = SaveOutcome | 'saving' | 'failed' | null;

export type PackActions = {
  readonly step: PackStep;
  /** Saves the pack, or renews it. */
  readonly save: () => void;
  readonly remove: () => void;
};

/**
 * Saving and removing a round's weekend pack.
 * @param round its URL name
 * @param onLeft called once there is no such pack any more, with why
 */
export function usePackActions(round: string, onLeft?: (step: PackStep) => void): PackActions {
  const t = useTranslate();
  const [step, setStep] = useState<PackStep>(null);
  const end = (next: PackStep) => {
    setStep(next);
    if (next === 'removed' || next === 'gone') onLeft?.(next);
  };
  const fail = (cause: unknown) => {
    window.reportError(cause);
    setStep('failed');
  };
  const save = () => {
    if (step === 'saving') return;
    setStep('saving');
    // So that the browser doesn't clear the pack when it needs room. It may refuse: the pack is as good as any cache then.
    navigator.storage?.persist?.().catch((cause: unknown) => window.reportError(cause));
    saveWeekend(round, t).then(end, fail);
  };
  const remove = () => {
    removePack(round).then(() => end('removed'), fail);
  };
  return { step, save, remove };
}

/**
 * What this browser has of weekend packs, read again whenever a pack changes.
 * @param read a constant function
 * @returns undefined before it's known; the last known if it can't be read
 */
export function usePacks<Read>(read: () => Promise<Read>): Read | undefined {
  const [found, setFound] = useState<Read>();
  useEffect(() => {
    let isOver = false;
    const look = () => {
      read().then(
        (next) => {
          if (!isOver) setFound(() => next);
        },
        (cause: unknown) => window.reportError(cause),
      );
    };
    look();
    const stop = followPacks(look);
    return () => {
      isOver = true;
      stop();
    };
  }, [read]);
  return found;
}
