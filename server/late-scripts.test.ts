import { describe, expect, it } from 'vitest';
import { fetchScriptsLate } from './late-scripts.ts';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

describe("a page's scripts", () => {
  it('are named in one script at the end, each once, and nowhere before', () => {
    const late = fetchScriptsLate(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/run.js"/>${chunk('a')}${chunk('app/%5Blang%5D/(site)/b')}`,
        `<p>x</p><script src="/_next/static/chunks/run.js" id="_R_" async=""></script>${chunk('a')}`,
      ),
    );
    expect(late).toMatch(/^<html><head><\/head><body><p>x<\/p><script>.*<\/script><\/body><\/html>$/);
    expect(late).toContain(
      '["/_next/static/chunks/a.js","/_next/static/chunks/app/%5Blang%5D/(site)/b.js","/_next/static/chunks/run.js"]',
    );
  });

  it('stay where they are when they are not the bundles: data, polyfills for old browsers, others', () => {
    const old = '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>';
    const others = `${old}<script>self.__next_f=[]</script><script src="/x.js" async=""></script>`;
    expect(fetchScriptsLate(page('', others))).toBe(page('', others));
    expect(fetchScriptsLate(page(chunk('a'), others))).toContain(others);
  });

  it('are left alone in a piece of HTML that is no document', () => {
    expect(fetchScriptsLate(chunk('a'))).toBe(chunk('a'));
  });

  it('stays quick on a page of half scripts', () => {
    const half = page('', '<script src="/_next/static/chunks/'.repeat(100_000));
    expect(fetchScriptsLate(half)).toBe(half);
  });
});
