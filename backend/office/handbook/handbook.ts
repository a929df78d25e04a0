import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../kernel/config.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { HANDBOOK_PAGES, readHandbook, type Block, type HandbookPage } from './read-handbook.ts';

const docs = (...path: string[]) => join(repositoryRoot(), 'docs', ...path);

type ReadPage = { readonly page: HandbookPage; readonly blocks: readonly Block[] };

/** The handbook's pages in order, read once: they come with the program. */
export const handbook: () => Promise<readonly ReadPage[]> = processSingleton('handbook', () =>
  Promise.all(
    HANDBOOK_PAGES.map(async (page) => ({
      page,
      blocks: readHandbook(await readFile(docs(`${page}.md`), 'utf8')),
    })),
  ),
);

/** A picture of the handbook. @returns null for an unknown name */
export async function handbookPicture(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const blocks = (await handbook()).flatMap((page) => page.blocks);
  const isKnown = blocks.some((block) => block.kind === 'picture' && block.file === file);
  return isKnown ? new Uint8Array(await readFile(docs('office', file))) : null;
}
