import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandStyle, brandTokens, TEXT_CONTRAST } from './brand-tokens.ts';
import { contrast, DEFAULT_BRAND, HARDEST_SURFACE, parseHex, toHex } from './colour.ts';
import type { Scheme } from './colour.ts';

const rgb = (colour: string) => parseHex(colour) ?? [0, 0, 0];
const part = fc.integer({ min: 0, max: 255 });
const colours = fc.tuple(part, part, part).map((colour) => toHex(colour));
const schemes = fc.constantFrom<Scheme>('light', 'dark');
const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

/** Both halves of a token of styles/tokens.css. */
function tokenOf(name: string): Readonly<Record<Scheme, string>> {
  const [, light = '', dark = ''] =
    new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  return { light, dark };
}

describe('brandTokens', () => {
  it('gives legible text on the accent, whatever the accent', () => {
    fc.assert(
      fc.property(colours, schemes, (colour, scheme) => {
        const { brand, onBrand } = brandTokens(colour, scheme);
        expect(contrast(rgb(brand), rgb(onBrand))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });

  it('gives accent text that is legible on every surface of its scheme', () => {
    const surfaces = ['--page', '--base-surface', '--raised', '--sunken'].map(tokenOf);
    fc.assert(
      fc.property(colours, schemes, (colour, scheme) => {
        const { brandInk } = brandTokens(colour, scheme);
        for (const surface of surfaces) {
          expect(contrast(rgb(brandInk), rgb(surface[scheme]))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
      }),
    );
  });

  it('keeps the accent itself unchanged', () => {
    expect(brandTokens('#0A7').brand).toBe('#00aa77');
  });

  it('falls back if the domain has no colour', () => {
    expect(brandTokens('').brand).toBe(DEFAULT_BRAND);
    expect(brandTokens('red; background: url(x)').brand).toBe(DEFAULT_BRAND);
    expect(brandStyle('#123456', '')['--brand']).toBe('light-dark(#123456, #123456)');
  });
});

describe('styles/tokens.css', () => {
  it('has the surfaces for which the accent is calculated', () => {
    expect(tokenOf('--sunken').light).toBe(HARDEST_SURFACE.light);
    expect(tokenOf('--raised').dark).toBe(HARDEST_SURFACE.dark);
  });

  it.each(['--base-ink', '--base-ink-muted', '--success-ink', '--info-ink', '--warning-ink', '--danger-ink'])(
    '%s is readable on every surface',
    (name) => {
      const ink = tokenOf(name);
      for (const surface of ['--page', '--base-surface', '--raised', '--sunken'].map(tokenOf)) {
        expect(contrast(rgb(ink.light), rgb(surface.light))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        expect(contrast(rgb(ink.dark), rgb(surface.dark))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    },
  );

  it.each(['white', 'black', 'primary', 'secondary', 'success', 'info', 'warning', 'danger'])(
    'the text on %s is readable',
    (name) => {
      const fill = new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1] ?? '';
      const text = new RegExp(`--on-${name}: (#\\w+);`).exec(tokens)?.[1] ?? '';
      expect(contrast(rgb(fill), rgb(text))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    },
  );
});
