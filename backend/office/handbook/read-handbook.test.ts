import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  HANDBOOK_PAGES,
  pageAddress,
  readHandbook,
  readWords,
  titleOf,
  type Block,
  type Inline,
} from './read-handbook.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const PAGES = HANDBOOK_PAGES.map((page) => ({
  page,
  blocks: readHandbook(readFileSync(join(DOCS, `${page}.md`), 'utf8')),
}));
const BLOCKS = PAGES.flatMap(({ blocks }) => blocks);

const textOf = (words: readonly Inline[]): string =>
  words.map((word) => ('children' in word ? textOf(word.children) : word.text)).join('');
const hrefsOf = (words: readonly Inline[]): string[] =>
  words.flatMap((word) => {
    if (!('children' in word)) return [];
    return [...(word.kind === 'link' && word.href !== null ? [word.href] : []), ...hrefsOf(word.children)];
  });
const wordsIn = (block: Block): readonly (readonly Inline[])[] => {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return block.kind === 'picture' || block.kind === 'code' ? [] : [block.words];
};
const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

describe('Markdown', () => {
  it('is read as headings, paragraphs, lists, tables and pictures', () => {
    const blocks = readHandbook(
      '# Run\n\n## Find a job, quickly\n\nPress **Ctrl _K_**,\nor `/`.\n\n- one\n  goes on\n- two\n\n1. first\n   of all\n2. second\n\n| Job | Clicks |\n| --- | --- |\n| _Go_ | 3 |\n\n![A screen.](office/a-1.webp)\n',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual([
      ...['heading', 'heading', 'paragraph', 'list', 'list', 'table', 'picture'],
    ]);
    expect(blocks[1]).toMatchObject({ level: 2, id: 'find-a-job-quickly' });
    expect(blocks.flatMap(wordsIn).map(textOf)).toEqual([
      ...[
        'Run',
        'Find a job, quickly',
        'Press Ctrl K, or /.',
        'one goes on',
        'two',
        'first of all',
        'second',
        'Job',
        'Clicks',
        'Go',
        '3',
      ],
    ]);
    expect(blocks.slice(3, 5)).toMatchObject([{ isOrdered: false }, { isOrdered: true }]);
    expect(blocks[6]).toEqual({ kind: 'picture', file: 'a-1.webp', description: 'A screen.' });
  });

  it('keeps links that the CMS can open, and only the text of others', () => {
    const words = readWords(
      '[A](https://a.example) [B](office.md#forms) [C](edit.md) [D](#e) [F](../bench/x.md) [G](run.md)',
    );
    expect(hrefsOf(words)).toEqual(['https://a.example', '/admin/help#forms', '/admin/help?page=edit', '#e']);
    expect(textOf(words)).toBe('A B C D F G');
  });

  it('keeps code as it is, with its blank lines', () => {
    const code = 'PUT /x\n\n{"a": "_b_ | `c`"}';
    expect(
      readHandbook(`# Send\n\n\`\`\`\n${code}\n\`\`\`\n\nThen wait.\n\n\`\`\`sh\nnpm run it\n\`\`\`\n`),
    ).toMatchObject([
      { kind: 'heading' },
      { kind: 'code', text: code },
      { kind: 'paragraph' },
      { kind: 'code', text: 'npm run it' },
    ]);
  });
});

describe('docs/office.md, edit.md and timing.md', () => {
  it.each(PAGES)('$page is read whole: no marks are left in its words', ({ blocks }) => {
    const texts = blocks
      .flatMap(wordsIn)
      .flatMap((words) => words.filter(({ kind }) => kind === 'text').map((word) => textOf([word])));
    expect(texts.filter((text) => /\*\*|\]\(|^#|`|^\s*\||^\d+\. |(?<![\p{L}\d])_\p{L}/u.test(text))).toEqual(
      [],
    );
    expect(titleOf(blocks)).toMatch(/^\p{Lu}/u);
    expect(blocks.filter(({ kind }) => kind === 'table').length).toBeGreaterThan(0);
  });

  it.each(PAGES)(
    '$page has tables whose rows are as long as their heads, and headings of its own',
    ({ blocks }) => {
      for (const block of blocks)
        if (block.kind === 'table')
          for (const row of block.rows) expect(row.map(textOf)).toHaveLength(block.head.length);
      const ids = headingsOf(blocks);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('have links to headings that exist, on the same page and on the others', () => {
    const known = PAGES.flatMap(({ page, blocks }) => [
      pageAddress(page),
      ...headingsOf(blocks).map((id) => `${pageAddress(page)}#${id}`),
    ]);
    const linked = PAGES.flatMap(({ page, blocks }) =>
      blocks
        .flatMap(wordsIn)
        .flatMap(hrefsOf)
        .filter((href) => !href.startsWith('https://'))
        .map((href) => (href.startsWith('#') ? pageAddress(page) + href : href)),
    );
    expect(linked).toContain('/admin/help?page=timing');
    expect(linked.filter((href) => !known.includes(href))).toEqual([]);
  });

  it('show every picture of their folder', () => {
    const shown = BLOCKS.flatMap((block) => (block.kind === 'picture' ? [block.file] : []));
    expect(shown.toSorted()).toEqual(readdirSync(join(DOCS, 'office')).toSorted());
  });
});
