import { expect, it } from 'vitest';
import type { RichText, TextNode } from '../../backend/content/import/rich-text.ts';
import { generateChampionship } from '../championship.ts';
import { nameLinker, type NameTarget } from './link-names.ts';
import { pagesByName } from './news.ts';

const words = (text: string, format = 0): TextNode => ({ type: 'text', version: 1, text, format });
const inside = (type: string, ...children: TextNode[]): TextNode => ({ type, version: 1, children });
const textOf = (...children: TextNode[]): RichText => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
});

const link = nameLinker(
  new Map<string, NameTarget>([
    ['Ana Latu', 1],
    ['Ana Latu-Ross', 2],
    ['Nor’west Racing', '/team/norwest-racing'],
    ['Ridge', '/circuit/ridge'],
    ['Ridge Revival', null],
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
    fields?: { url: string; doc?: { value: number } };
  };
  const inner = text ?? children.map(shown).join('');
  return type === 'link' ? `[${inner} → ${String(fields?.doc?.value ?? fields?.url)}]` : inner;
}
const linked = (...nodes: TextNode[]) => shown(link(textOf(...nodes)).root);

it('links a name where a text first has it, whole names only', () => {
  expect(linked(inside('paragraph', words('Ana Latu won from Ana Latu-Ross. Ana Latu waved.')))).toBe(
    '[Ana Latu → 1] won from [Ana Latu-Ross → 2]. Ana Latu waved.',
  );
});

it('links a team and a circuit by their addresses, and no circuit within the name of a round', () => {
  const text = 'Ana Latu of Nor’west Racing won the Ridge Revival at Ridge; Nor’west Racing’s first.';
  expect(linked(inside('paragraph', words(text)))).toBe(
    '[Ana Latu → 1] of [Nor’west Racing → /team/norwest-racing] won the Ridge Revival at [Ridge → /circuit/ridge]; Nor’west Racing’s first.',
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

it('knows the pages of the demo’s teams and circuits, some of which its articles name', () => {
  const championship = generateChampionship({ today: new Date('2026-11-20T00:00:00Z') });
  const pages = pagesByName(championship);
  expect(pages.get('Teretonga Park')).toBe('/circuit/teretonga');
  expect(pages.get('Teretonga Southern Sprint')).toBeNull();
  const teams = [...pages].filter(([, page]) => page?.toString().startsWith('/team/'));
  expect(Object.fromEntries(teams)).toMatchObject({ 'Nor’west Autosport': '/team/norwest-autosport' });
  const texts = championship.articles.map(({ content }) => content).join(' ');
  expect(teams.filter(([name]) => texts.includes(name))).not.toHaveLength(0);
  expect(texts).toContain('Teretonga Park');
});
