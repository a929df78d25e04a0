import { expect, it } from 'vitest';
import type { RichText, TextNode } from '../../backend/seed/rich-text.ts';
import { nameLinker } from './link-names.ts';

const words = (text: string, format = 0): TextNode => ({ type: 'text', version: 1, text, format });
const inside = (type: string, ...children: TextNode[]): TextNode => ({ type, version: 1, children });
const textOf = (...children: TextNode[]): RichText => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
});

const link = nameLinker(
  new Map([
    ['Ana Latu', 1],
    ['Ana Latu-Ross', 2],
  ]),
);

/** A text in short: `[name → id]` for a link. */
function shown(node: unknown): string {
  const {
    type,
    text,
    children = [],
    fields,
  } = node as {
    type: string;
    text?: string;
    children?: unknown[];
    fields?: { doc: { value: number } };
  };
  const inner = text ?? children.map(shown).join('');
  return type === 'link' ? `[${inner} → ${String(fields?.doc.value)}]` : inner;
}
const linked = (...nodes: TextNode[]) => shown(link(textOf(...nodes)).root);

it('links a name where a text first has it, whole names only', () => {
  expect(linked(inside('paragraph', words('Ana Latu won from Ana Latu-Ross. Ana Latu waved.')))).toBe(
    '[Ana Latu → 1] won from [Ana Latu-Ross → 2]. Ana Latu waved.',
  );
});

it('links a name in each line of a table, whether or not the text has it', () => {
  const cell = inside('tablecell', inside('paragraph', words('Ana Latu / Ana Latu-Ross')));
  const table = inside('table', inside('tablerow', cell), inside('tablerow', cell));
  const line = '[Ana Latu → 1] / [Ana Latu-Ross → 2]';
  expect(linked(inside('paragraph', words('Ana Latu won.')), table)).toBe(
    `[Ana Latu → 1] won.${line}${line}`,
  );
});

it('leaves headings, quotations, links and bold words as they are', () => {
  const name = words('Ana Latu');
  expect(
    linked(
      inside('heading', name),
      inside('quote', name),
      inside('paragraph', inside('link', name), words('Ana Latu', 1)),
    ),
  ).not.toContain('[Ana Latu → 1]');
});
