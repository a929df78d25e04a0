import { describe, expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

describe("a page's scripts", () => {
  it('are listed in one script at the end, each once, and nowhere before', () => {
    const late = deferScripts(
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

  it('come behind the sheets that the page doesn’t wait for, which browsers without scripts find in the HTML', () => {
    const late = deferScripts(page(chunk('a'), '<p>x</p>'), new Set(['/_next/static/css/a.css']));
    const link = '<link rel="stylesheet" href="/_next/static/css/a.css"/>';
    expect(late).toContain(`<p>x</p><noscript>${link}</noscript><script>`);
    expect(late).toContain(
      '(["/_next/static/css/a.css"],["/_next/static/chunks/a.js"],document)</script></body>',
    );
    expect(late.split(link)).toHaveLength(2);
  });

  it('may be missing: the sheets come all the same', () => {
    const late = deferScripts(page('', '<p>x</p>'), new Set(['/_next/static/css/a.css']));
    expect(late).toContain('(["/_next/static/css/a.css"],[],document)</script></body>');
  });

  it('include preloads of lazy parts, which would compete with the first image', () => {
    const part = '<link rel="preload" href="/_next/static/chunks/5.1a.js" as="script" fetchPriority="low"/>';
    const late = deferScripts(page(chunk('a'), `${part}<p>x</p>`));
    expect(late).toContain('<body><p>x</p>');
    expect(late).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/5.1a.js"]');
  });

  it('that are not bundles stay where they are: data, polyfills for old browsers, others', () => {
    const old = '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>';
    const others = `${old}<script>self.__next_f=[]</script><script src="/x.js" async=""></script>`;
    expect(deferScripts(page('', others))).toBe(page('', others));
    expect(deferScripts(page(chunk('a'), others))).toContain(others);
  });

  it('stay as they are in HTML that is not a document', () => {
    expect(deferScripts(chunk('a'))).toBe(chunk('a'));
  });

  it('are processed quickly on a page of unclosed scripts', () => {
    const half = page('', '<script src="/_next/static/chunks/'.repeat(100_000));
    expect(deferScripts(half)).toBe(half);
  });
});
