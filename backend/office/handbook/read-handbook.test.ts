import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHandbook, readWords, type Block, type Inline } from './read-handbook.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const PAGE = readHandbook(readFileSync(join(DOCS, 'office.md'), 'utf8'));

const textOf = (words: readonly Inline[]): string =>
  words.map((one) => ('children' in one ? textOf(one.children) : one.text)).join('');
const hrefsOf = (words: readonly Inline[]): string[] =>
  words.flatMap((one) => {
    if (!('children' in one)) return [];
    return [...(one.kind === 'link' && one.href !== null ? [one.href] : []), ...hrefsOf(one.children)];
  });
const wordsIn = (block: Block): readonly (readonly Inline[])[] => {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return block.kind === 'picture' ? [] : [block.words];
};

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

  it('keeps links that the CMS can open, and of others the words', () => {
    const words = readWords('[A](https://a.example) [B](office.md#forms) [C](edit.md) [D](../bench/x.md)');
    expect(hrefsOf(words)).toEqual(['https://a.example', '#forms']);
    expect(textOf(words)).toBe('A B C D');
  });
});

describe('docs/office.md', () => {
  it('is read whole: no marks are left in its words', () => {
    const texts = PAGE.flatMap(wordsIn).flatMap((words) =>
      words.filter(({ kind }) => kind === 'text').map((word) => textOf([word])),
    );
    expect(texts.filter((text) => /\*\*|\]\(|^#|`|^\s*\||^\d+\. |(?<![\p{L}\d])_\p{L}/u.test(text))).toEqual(
      [],
    );
    expect(PAGE.filter(({ kind }) => kind === 'table').length).toBeGreaterThan(10);
  });

  it('has tables whose rows are as long as their heads, and headings with addresses of their own', () => {
    for (const block of PAGE)
      if (block.kind === 'table')
        for (const row of block.rows) expect(row.map(textOf)).toHaveLength(block.head.length);
    const ids = PAGE.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    const linked = PAGE.flatMap(wordsIn).flatMap(hrefsOf);
    for (const href of linked.filter((one) => one.startsWith('#'))) expect(ids).toContain(href.slice(1));
  });

  it('shows every picture of its folder', () => {
    const shown = PAGE.flatMap((block) => (block.kind === 'picture' ? [block.file] : []));
    expect(shown.toSorted()).toEqual(readdirSync(join(DOCS, 'office')).toSorted());
  });
});
