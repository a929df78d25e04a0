import { describe, expect, it } from 'vitest';
import { writePdf } from './pdf.ts';

describe('a PDF', () => {
  const text = writePdf('Taupō: schedule', [
    'Ngāti (all)',
    ...Array.from({ length: 150 }, (_, index) => `Line ${index}`),
  ]).toString('latin1');

  it('gives the offset of each of its objects', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) =>
      Number(offset),
    );
    expect(offsets.length).toBeGreaterThan(6);
    offsets.forEach((offset, index) =>
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true),
    );
  });

  it('wraps long lists onto further pages', () => {
    expect(text).toContain('/Count 3');
  });

  it('shows parentheses as text and the macrons of te reo Māori', () => {
    expect(text).toContain('(Ngati \\(all\\))');
    expect(text).toContain('004e00670101');
  });
});
