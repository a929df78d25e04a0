import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from './project.ts';

/** Waits for further changes: saving everything or switching branches writes many files at once. */
const TOGETHER_MS = 200;

/**
 * Calls `apply` after files have changed: once for changes that come together, and never twice at the same time.
 * @param folders in the repository
 * @param isOfInterest receives a file's path, relative to the repository
 * @param fail receives what `apply` throws
 */
export function followChanges(
  folders: readonly string[],
  isOfInterest: (path: string) => boolean,
  apply: () => Promise<void>,
  fail: (error: unknown) => void,
  { root = ROOT, signal }: { readonly root?: string; readonly signal: AbortSignal },
): void {
  let isStale = false;
  let isApplying = false;
  const applyAll = async () => {
    isApplying = true;
    while (isStale && !signal.aborted) {
      await delay(TOGETHER_MS);
      isStale = false;
      await apply().catch(fail);
    }
    isApplying = false;
  };
  for (const folder of folders)
    watch(join(root, folder), { recursive: true, signal }, (_, name) => {
      if (name === null || !isOfInterest(`${folder}/${name}`)) return;
      isStale = true;
      if (!isApplying) void applyAll();
    });
}
