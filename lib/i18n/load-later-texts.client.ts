'use client';

import { laterTextsPath } from './later-texts-path';
import type { Messages } from './translate';

let texts: Messages = {};
let loading: Promise<void> | null = null;

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
 * Loads code on demand together with its texts (LATER_AREAS). If either fails, the next call tries again.
 * @param loadCode a constant function with a dynamic import in it
 */
export const withTexts =
  <M>(loadCode: () => Promise<M>): (() => Promise<M>) =>
  async () => {
    loading ??= load();
    try {
      const [code] = await Promise.all([loadCode(), loading]);
      return code;
    } catch (cause) {
      loading = null;
      throw cause;
    }
  };
