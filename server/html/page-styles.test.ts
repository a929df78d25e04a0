import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAGE_STYLES_FILE } from '../../lib/build/page-styles.ts';
import { splitSheet } from '../../lib/build/style-rules.ts';
import { createLog } from '../process/log.ts';
import { createStylePage, readStylePage } from './page-styles.ts';
import { ask, SHARED, startContent, startSite } from '../test-support.ts';

const FILE = 'static/css/a.css';
const ADDRESS = `/_next/${FILE}`;
const LINK = `<link rel="stylesheet" href="${ADDRESS}" data-precedence="next"/>`;
const FACE = '@font-face{font-family:A;src:url(/a.woff2)}';
const log = createLog('silent');

const page = (body: string, head = LINK) => `<html><head>${head}</head><body>${body}</body></html>`;
const styles = (css: string) => ({ [FILE]: splitSheet(css, ADDRESS) });
/** The rules in the head of a page with this content. */
function rulesOf(css: string, body: string): string {
  const { html } = createStylePage(styles(css), log)(page(body));
  return /<style data-page-rules="">(.*?)<\/style>/s.exec(html)?.[1] ?? '';
}

describe('a finished page', () => {
  it('has its rules where its sheet was, which is named for later', () => {
    const style = createStylePage(styles('.a{color:red}.b{color:blue}'), log);
    const { html, later } = style(page('<p class="a"></p>', `<meta/>${LINK}<title>x</title>`));
    expect(html).toBe(
      page('<p class="a"></p>', '<meta/><style data-page-rules="">.a{color:red}</style><title>x</title>'),
    );
    expect([...later]).toEqual([ADDRESS]);
  });

  it('has the rules of several sheets in one place, in their order', () => {
    const second = LINK.replace('a.css', 'b.css');
    const both = { ...styles('p{color:red}'), 'static/css/b.css': splitSheet('p{color:blue}', ADDRESS) };
    const { html, later } = createStylePage(both, log)(page('<p></p>', LINK + second));
    expect(html).toContain('<style data-page-rules="">p{color:red}p{color:blue}</style></head>');
    expect([...later]).toEqual([ADDRESS, ADDRESS.replace('a.css', 'b.css')]);
  });

  it('leaves sheets of others in the head', () => {
    const fonts = '<link rel="stylesheet" href="/fonts/a/index.css" data-precedence="default"/>';
    const { html, later } = createStylePage(styles(''), log)(page('', fonts + LINK));
    expect(html).toContain(`<head>${fonts}<style`);
    expect(later.has('/fonts/a/index.css')).toBe(false);
  });

  it('has its font faces in its head, whatever else it uses, also if it waits for its sheet', () => {
    expect(rulesOf(`${FACE}.b{color:red}`, '')).toBe(FACE);
    const waiting = createStylePage(styles(`${FACE}p{color:red}`), log, false)(page('<p></p>'));
    expect(waiting.html).toBe(page('<p></p>', `<style data-page-rules="">${FACE}</style>${LINK}`));
    expect(waiting.later.size).toBe(0);
  });

  it.each([
    ['without a sheet', page('<p></p>', '')],
    ['without an end', `<html><head>${LINK}</head><body>`],
    ['with a sheet that the build has no rules of', page('', LINK.replace('a.css', 'other.css'))],
    ['with one such sheet among others', page('', LINK + LINK.replace('a.css', 'other.css'))],
  ])('stays as it is %s', (_, html) => {
    expect(createStylePage(styles('p{color:red}'), log)(html)).toEqual({ html, later: new Set() });
  });
});

describe('the rules of a page', () => {
  it('are those whose tags, classes and ids it has', () => {
    const css = 'p{a:1}P.x{a:2}.x .y{a:3}#i>.x{a:4}u~p{a:5}.z{a:6}';
    expect(rulesOf(css, '<p class="x" id="i"></p>')).toBe('p{a:1}P.x{a:2}#i>.x{a:4}');
  });

  it('are whole: a rule of several selectors stays if one of them is met', () => {
    expect(rulesOf('.a,.b .c{a:1}.b,.c{a:2}', '<p class="a"></p>')).toBe('.a,.b .c{a:1}');
  });

  it('know names as Tailwind escapes them', () => {
    const css = '.sm\\:text-\\[12px\\]{a:1}.\\32xl{a:2}.w-1\\/2:hover{a:3}.md\\:p-1{a:4}';
    const used = '<p class="sm:text-[12px] 2xl w-1/2"></p>';
    expect(rulesOf(css, used)).toBe('.sm\\:text-\\[12px\\]{a:1}.\\32xl{a:2}.w-1\\/2:hover{a:3}');
  });

  it('count states, attributes that visitors change and what pseudo-elements are of as there', () => {
    const css =
      'p:hover{a:1}[data-theme=dark] p{a:2}p[hidden]:lang(ar){a:3}p::before{a:4}::selection{a:5}:root,:host{a:6}*{a:7}[class*=x]{a:8}';
    expect(rulesOf(css, '<p></p>')).toBe(css);
  });

  it('need the data attributes that they name, which only scripts change, and those wait for the sheet', () => {
    const css =
      '[data-a]{a:1}p[data-a=x]{a:2}[data-a=y]{a:3}[data-b] p{a:4}[data-a^=x]{a:5}[data-a=X i]{a:6}p:not([data-b]){a:7}:is([data-a=y],[data-c]){a:8}';
    expect(rulesOf(css, '<p data-a="x"></p>')).toBe(
      '[data-a]{a:1}p[data-a=x]{a:2}[data-a^=x]{a:5}[data-a=X i]{a:6}p:not([data-b]){a:7}',
    );
  });

  it('need one of what :is and :where name, and nothing of what :not and :has name', () => {
    const css =
      ':is(.a,.b) p{a:1}:where(.b,.c) p{a:2}p:is(h1 *,.a){a:3}p:not(.b,.c){a:4}p:has(.b){a:5}:is(.b,p:is(.c,.d)){a:6}';
    expect(rulesOf(css, '<p class="a"></p>')).toBe(
      ':is(.a,.b) p{a:1}p:is(h1 *,.a){a:3}p:not(.b,.c){a:4}p:has(.b){a:5}',
    );
  });

  it('include those for elements that browsers add by themselves', () => {
    expect(rulesOf('tbody>tr td{a:1}html,body{a:2}thead td{a:3}', '<table><td></table>')).toBe(
      'tbody>tr td{a:1}html,body{a:2}',
    );
  });

  it('include those with selectors that nobody has heard of', () => {
    expect(rulesOf('.b & .c{a:1}', '')).toBe('.b & .c{a:1}');
  });

  it('stay within their layers and conditions, of which only those with rules are there', () => {
    const css =
      '@layer base{p{a:1}.b{a:2}}@media (width>=48rem){@supports (a:b){@container x (width>1rem){p{a:3}}}.b{a:4}}@media (hover){.b{a:5}}';
    expect(rulesOf(css, '<p></p>')).toBe(
      '@layer base{p{a:1}}@media (width>=48rem){@supports (a:b){@container x (width>1rem){p{a:3}}}}',
    );
  });

  it('keep the order of layers, of which some have no rules here', () => {
    const css = '@layer first,second;@layer third{.b{a:1}}@layer second{p{a:2}}@layer{.b{a:3}}';
    expect(rulesOf(css, '<p></p>')).toBe('@layer first,second;@layer third;@layer second{p{a:2}}');
  });

  it('keep the rules that are inside another', () => {
    expect(
      rulesOf('.a{color:red;&:hover{color:blue}@media print{b{a:1}}}.b{c{a:2}}', '<p class="a"></p>'),
    ).toBe('.a{color:red;&:hover{color:blue}@media print{b{a:1}}}');
  });

  it('leave out what is for paper, which comes with the sheet', () => {
    expect(rulesOf('@media print{p{a:1}}@page{margin:0}@media screen{p{a:2}}', '<p></p>')).toBe(
      '@media screen{p{a:2}}',
    );
  });

  it('bring the keyframes and registered properties that they use, wherever those are', () => {
    const css =
      '@keyframes fade{to{opacity:0}}.a{animation:fade 1s;width:var(--w)}.b{animation:spin 1s;--w:0}@keyframes spin{to{rotate:1turn}}@property --w{syntax:"*";inherits:false}@property --x{syntax:"*";inherits:false}';
    expect(rulesOf(css, '<p class="a"></p>')).toBe(
      '@keyframes fade{to{opacity:0}}.a{animation:fade 1s;width:var(--w)}@property --w{syntax:"*";inherits:false}',
    );
  });

  it('bring keyframes that a style attribute names', () => {
    const css =
      '@keyframes fade-up{to{opacity:1}}@keyframes spin{to{rotate:1turn}}p{animation-name:var(--reveal)}';
    expect(rulesOf(css, '<p style="--reveal:fade-up"></p>')).toBe(
      '@keyframes fade-up{to{opacity:1}}p{animation-name:var(--reveal)}',
    );
  });

  it('include at-rules of every other kind', () => {
    const css = '@view-transition{navigation:auto}@counter-style x{system:cyclic;symbols:"-"}';
    expect(rulesOf(css, '')).toBe(css);
  });
});

describe('the rules that the build has written down', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are read from its folder', async () => {
    await writeFile(join(folder, PAGE_STYLES_FILE), JSON.stringify(styles('p{color:red}')));
    const style = await readStylePage(folder, log);
    expect(style(page('<p></p>')).html).toContain('>p{color:red}</style>');
  });

  it.each([
    ['are missing', null],
    ['are damaged', '{"static'],
  ])('leave pages as they are if they %s', async (_, text) => {
    if (text !== null) await writeFile(join(folder, PAGE_STYLES_FILE), text);
    const style = await readStylePage(folder, log);
    expect(style(page('<p></p>')).html).toBe(page('<p></p>'));
  });
});

it('every page of a site has its rules, and preloads no sheet that it doesn’t wait for', async () => {
  const content = await startContent();
  const site = await startSite(
    (request, response) => {
      const isBroken = request.url === '/article/first';
      const links = [`<${ADDRESS}>; rel=preload; as="style"`, '</a.woff2>; rel=preload; as="font"'];
      response.writeHead(isBroken ? 500 : 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': SHARED,
        Link: links.join(', '),
      });
      response.end(page('<p class="a"></p><script src="/_next/static/chunks/a.js" async=""></script>'));
    },
    content.port,
    {},
    { [PAGE_STYLES_FILE]: JSON.stringify(styles('.a{color:red}.b{color:blue}')) },
  );
  for (const [path, status] of [
    ['/news', 200],
    ['/news?page=2', 200],
    ['/no-such-page', 404],
    ['/article/first', 500],
  ] as const) {
    const answer = await ask(site.port, path);
    expect([path, answer.status, answer.headers.link]).toEqual([
      path,
      status,
      '</a.woff2>; rel=preload; as="font"',
    ]);
    expect(answer.text).toContain('<head><style data-page-rules="">.a{color:red}</style></head>');
    const late = `</p><noscript><link rel="stylesheet" href="${ADDRESS}"/></noscript><script>.*"${ADDRESS}".*chunks/a\\.js.*</script></body>`;
    expect(answer.text).toMatch(new RegExp(late));
  }
  await site.close();
  await content.close();
});
