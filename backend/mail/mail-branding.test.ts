import { expect, test } from 'vitest';
import type { MailContent, MailLine } from './mail-content.ts';
import { DARK, LIGHT, type MailColours } from './mail-frame.ts';
import { tableText } from './mail-text.ts';
import { renderMail } from './render-mail.ts';

const LOOK = { site: 'Summer Series', siteUrl: 'https://example.org', accent: '#d7263d', logos: [] };
const LINES: readonly MailLine[] = [
  ['2 × Weekend pass, adult', '$120.00'],
  ['1 × Team cap', '$45.00'],
  ['Delivery', '$9.50', 'sum'],
  ['Total', '$174.50', 'total'],
];
const order = (lines: readonly MailLine[]): MailContent => ({
  template: 'order',
  language: 'en',
  values: { number: '100012', amount: '$174.50', email: 'mere@example.org' },
  name: 'Mere',
  lines,
});

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test.each<[string, MailColours]>([
  ['light', LIGHT],
  ['dark', DARK],
])('every text of an email is readable in the %s scheme', (_scheme, colours) => {
  for (const text of [colours.ink, colours.grey])
    for (const ground of [colours.page, colours.card, colours.panel])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test('an email follows its reader’s scheme, even if only Outlook’s attributes indicate it', () => {
  const { html } = renderMail(order(LINES), LOOK);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const dark = /@media \(prefers-color-scheme: dark\)\{(.*)\}/.exec(html)?.[1] ?? '';
  const parts = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  for (const part of [...parts].filter((name) => name !== 'm-side')) {
    expect(dark).toContain(`.${part}{`);
    expect(html).toContain(`[data-ogsc] .${part}{`);
  }
});

test('the totals of a table are set apart from its items', () => {
  const { html } = renderMail(order(LINES), LOOK);
  const bodies = [...html.matchAll(/<tbody>(.*?)<\/tbody>/g)].map(([, rows = '']) =>
    [...rows.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, text]) => text),
  );
  expect(bodies).toEqual([
    ['2 × Weekend pass, adult', '$120.00', '1 × Team cap', '$45.00'],
    [],
    ['Delivery', '$9.50', 'Total', '$174.50'],
  ]);
});

test('in the text part amounts are aligned below each other, and sums below a rule', () => {
  expect(tableText(LINES, 'en').split('\n')).toEqual([
    '2 × Weekend pass, adult  $120.00',
    '1 × Team cap              $45.00',
    '--------------------------------',
    'Delivery                   $9.50',
    'Total                    $174.50',
  ]);
  expect(
    tableText(
      [
        ['1 × 帽子', '$45.00'],
        ['2 × Cap', '$9.00'],
      ],
      'ja',
    ).split('\n'),
  ).toEqual(['1 × 帽子  $45.00', '2 × Cap    $9.00']);
});

test('in the text part a long name is broken between words, and a long answer is below its question', () => {
  const long = '1 × A jacket that was worn by the whole crew at the last round of the season';
  const lines = tableText([[long, '$120.00']], 'en').split('\n');
  expect(lines).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/ {2}\$120\.00$/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
  expect(tableText([['Anything else?', 'A garage.\nAnd a lift.']], 'en')).toBe(
    'Anything else?:\n    A garage.\n    And a lift.',
  );
});

test('the logo is a part of the email, with the site’s name as its alt text; without a logo the name is shown', () => {
  const shown = (logos: ('light' | 'dark')[]) => renderMail(order([]), { ...LOOK, logos }).html;
  expect(shown([])).not.toContain('<img');
  expect(shown([])).toMatch(/<a [^>]*href="https:\/\/example\.org"[^>]*>Summer Series<\/a>/);
  expect(shown(['light']).match(/<img [^>]*>/g)).toEqual([
    expect.stringMatching(/src="cid:logo-light" alt="Summer Series"/),
  ]);
  expect(shown(['light', 'dark'])).toMatch(/class="m-on-dark" src="cid:logo-dark"/);
});
