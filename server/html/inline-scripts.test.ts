import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, joinDataScripts } from './inline-scripts.ts';

const sha = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('inline script hashes', () => {
  it('cover each inline script once, also modules and typed ones', () => {
    const page =
      '<script>a()</script><script type="module">b()</script><SCRIPT></SCRIPT><script type=text/javascript>c()</script><script>a()</script>';
    expect(inlineScriptHashes(page)).toEqual([sha('a()'), sha('b()'), sha('c()')]);
  });

  it('leave out external scripts and data', () => {
    const page =
      '<script src="/x.js"></script><script type="application/ld+json">{"a":1}</script><script>x</script>';
    expect(inlineScriptHashes(page)).toEqual([sha('x')]);
  });

  it('hash the bytes as they are sent', () => {
    expect(inlineScriptHashes('<script>"Ōtaki – ¹"\n</script >')).toEqual([sha('"Ōtaki – ¹"\n')]);
  });

  it('end on a page of unclosed scripts, where a search that restarts at each would take hours', () => {
    expect(inlineScriptHashes('<script>'.repeat(2_000_000))).toEqual([]);
  });
});

describe('data scripts', () => {
  const data = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`;

  it('are merged when they follow each other', () => {
    const page = `<p>x</p><script>self.__next_f=[]</script>${data('a')}${data('b')}${data('c')}<p>y</p>${data('d')}`;
    expect(joinDataScripts(page)).toBe(
      '<p>x</p><script>self.__next_f=[]</script>' +
        '<script>self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"]);self.__next_f.push([1,"c"])</script>' +
        '<p>y</p><script>self.__next_f.push([1,"d"])</script>',
    );
  });

  it('leave every other script alone', () => {
    for (const page of [
      `<script src="/x.js"></script>${data('a')}`,
      `${data('a')}<script>other()</script>${data('b')}`,
      `${data('a')}<p></p>${data('b')}`,
      '<script></script><script></script>',
      '',
    ]) {
      expect(joinDataScripts(page)).toBe(page);
    }
  });
});
