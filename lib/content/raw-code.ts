import { createHash } from 'node:crypto';
import { rawCodeBlock } from '@/lib/contract/blocks/core';
import type { FoundPage } from './find-page';
import { parseSettings } from './settings';

/** The name of a piece of code in addresses: it changes with the code, so that what it names never does. */
export const rawCodeName = (code: string): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 32);

/** The address that a page's raw code is framed from. */
export const rawCodeAddress = (pageUrl: string, code: string): string =>
  `/api/raw-code/${encodeURIComponent(pageUrl)}/${rawCodeName(code)}`;

/** The raw code of that name among a page's blocks; null when there is none. */
export function findRawCode(
  { model, page }: FoundPage,
  name: string,
): { title: string; code: string } | null {
  const written =
    model === 'current'
      ? page.pageContents.map(({ template, variables }) => ({ template, variables }))
      : page.rows
          .flatMap((row) => row.blocks.flatMap((block) => block.widgets))
          .map(({ template, templatevar }) => ({ template, variables: templatevar }));
  for (const { template, variables } of written) {
    if (template !== rawCodeBlock.template) continue;
    const { settings } = parseSettings(rawCodeBlock, variables);
    if (settings && rawCodeName(settings.code) === name)
      return { title: settings.title, code: settings.code };
  }
  return null;
}
