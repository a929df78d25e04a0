import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../kernel/config.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { readHandbook, type Block } from './read-handbook.ts';

const docs = (...path: string[]) => join(repositoryRoot(), 'docs', ...path);

/** The handbook, read once: it comes with the program. */
export const handbook: () => Promise<readonly Block[]> = processSingleton('handbook', async () =>
  readHandbook(await readFile(docs('office.md'), 'utf8')),
);

/** A picture of the handbook. @returns null if it has none of that name */
export async function handbookPicture(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const isKnown = (await handbook()).some((block) => block.kind === 'picture' && block.file === file);
  return isKnown ? new Uint8Array(await readFile(docs('office', file))) : null;
}
