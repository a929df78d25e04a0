'use client';

import { laterTextsPath } from './later-texts-path';
import type { Messages } from './translate';

let texts: Messages = {};
let coming: Promise<void> | null = null;

/** The texts loaded so far. */
export const laterTexts = (): Messages => texts;

async function load(): Promise<void> {
  const path = laterTextsPath(document.documentElement.lang);
  const response = await fetch(new URL(path, location.href));
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}.`);
  const loaded: Messages = await response.json();
  texts = loaded;
}

/**
 * Code that comes later, with the texts that it needs (LATER_AREAS). A failed load of either is tried again with the next call.
 * @param loadCode a constant function with a dynamic import in it
 */
export const withTexts =
  <M>(loadCode: () => Promise<M>): (() => Promise<M>) =>
  async () => {
    coming ??= load();
    try {
      const [code] = await Promise.all([loadCode(), coming]);
      return code;
    } catch (cause) {
      coming = null;
      throw cause;
    }
  };
