import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/** Tells from a Cookie header whether an editor looks at drafts. */
export type IsDraft = (cookie: string | undefined) => boolean;

/**
 * Reads the mark that Next gives to editors (draft mode). Only the right one counts: a made-up one would be a way around the gate
 * and the cache.
 * @param dir folder of Next's build; without one nobody sees drafts
 */
export async function createDraftCheck(dir: string): Promise<IsDraft> {
  const manifest = await readFile(join(dir, 'prerender-manifest.json'), 'utf8').catch(() => null);
  if (manifest === null) return () => false;
  const mark = `__prerender_bypass=${manifestSchema.parse(JSON.parse(manifest)).preview.previewModeId}`;
  return (cookie) => cookie?.includes(mark) ?? false;
}
