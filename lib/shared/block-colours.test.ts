import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { COLOUR_IDS, type ColourId } from '../contract/entities/page.ts';
import { blockContrast, fillOf, inkOf } from './block-colours.ts';
import type { Scheme } from './colour.ts';

const ACCENTS = { light: '#d3232e', dark: '' };
const SCHEMES = ['light', 'dark'] as const;
const style = (file: string) => readFileSync(new URL(`../../styles/${file}`, import.meta.url), 'utf8');
const tokens = style('tokens.css');
const colours = style('colours.css');

/** The value of a token or a light-dark() in a colour scheme, in hex. */
function resolve(value: string, scheme: Scheme): string {
  const [, light = '', dark = ''] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  if (light !== '') return resolve(scheme === 'light' ? light : dark, scheme);
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name === undefined) return value;
  return resolve(new RegExp(`${name}: (.+);`).exec(tokens)?.[1] ?? `no ${name}`, scheme);
}

/** A property that styles/colours.css gives to blocks with a colour; '' for none. */
const styled = (attribute: string, colour: ColourId, property: string): string => {
  const [, rule = ''] = new RegExp(`\\[${attribute}='${colour}'\\] \\{([^}]*)\\}`).exec(colours) ?? [];
  return new RegExp(`${property}: (.+);`).exec(rule)?.[1] ?? '';
};

describe('the colours of blocks', () => {
  it.each(COLOUR_IDS.filter((id) => id !== 'bnd'))('%s is as the style sheets have it', (id) => {
    for (const scheme of SCHEMES) {
      expect(fillOf(id, scheme, ACCENTS)).toBe(resolve(styled('data-bg', id, '--fill'), scheme));
      expect(inkOf(id, scheme, ACCENTS)).toBe(resolve(styled('data-text', id, '--chosen-text'), scheme));
    }
  });

  it.each(COLOUR_IDS)('%s as background has the same text in both schemes, if it has one scheme', (id) => {
    const contrasts = blockContrast({ text: 'suc', background: id }, ACCENTS);
    if (styled('data-bg', id, 'color-scheme') !== '') expect(contrasts?.light).toBe(contrasts?.dark);
  });
});

describe('the contrast of a block', () => {
  it('is that of its text on its background', () => {
    expect(blockContrast({ text: 'wht', background: 'wht' }, ACCENTS)).toEqual({ light: 1, dark: 1 });
    expect(blockContrast({ text: 'wht', background: 'blk' }, ACCENTS)).toEqual({ light: 18.8, dark: 18.8 });
  });

  it('is that of its text on the page without a background, which differs by scheme', () => {
    const { light = 0, dark = 0 } = blockContrast({ text: 'wht', background: null }, ACCENTS) ?? {};
    expect(light).toBeLessThan(1.2);
    expect(dark).toBeGreaterThan(15);
  });

  it('follows the accent of the site settings', () => {
    const pale = blockContrast({ text: 'sec', background: 'bnd' }, { light: '#fff2b0', dark: '#10131a' });
    expect(pale?.light).toBeLessThan(2);
    expect(pale?.dark).toBeGreaterThan(10);
  });
});

test('a text that the site itself makes readable has no contrast to warn of', () => {
  expect(blockContrast({ text: null, background: 'wrn' }, ACCENTS)).toBeNull();
  expect(blockContrast({ text: 'wht', background: 'bnd' }, ACCENTS)).toBeNull();
  expect(blockContrast({ text: 'pri', background: 'sec' }, ACCENTS)).toBeNull();
});
