import { describe, expect, it } from 'vitest';
import { leaveOutStaticParts } from './static-parts.ts';

/** A document with the data that Next writes for it, in as many parts as given. */
const page = (html: string, ...pieces: readonly string[]) =>
  `<html><body>${html}${pieces.map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`).join('')}</body></html>`;
const dataOf = (html: string) =>
  [...html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)].map(([, text = '""']) => String(JSON.parse(text)));

const MODULES = '2:I["88",["88","/a.js"],"StaticElement"]\n3:I["99",["99","/b.js"],"Clock"]\n';
const part = (number: number, children: string) =>
  `["$","$L2",null,{"className":"card","staticPart":${String(number)},"children":${children}}]`;
const bare = (number: number) => `["$","$L2",null,{"className":"card","staticPart":${String(number)}}]`;
const CARD = '<div class="card" data-static="1"><h2>Taupō</h2></div>';
const HEADING = '["$","h2",null,{"children":"Taupō"}]';

describe('the data of a page', () => {
  it('goes without parts whose HTML the document has, and is one script', () => {
    const root = `0:["$","main",null,{"children":${part(1, HEADING)}}]\n`;
    const html = leaveOutStaticParts(page(CARD, MODULES, root.slice(0, 40), root.slice(40)));
    expect(html).toContain(CARD);
    expect(dataOf(html)).toEqual([
      `2:I["88",["88","/a.js"],"StaticElement"]\n0:["$","main",null,{"children":${bare(1)}}]\n`,
    ]);
  });

  it('keeps a part that contains an island, and leaves out the parts around the island', () => {
    const inner = part(2, '"Lap times"');
    const html = leaveOutStaticParts(
      page(
        '<div data-static="1"><i>12:00</i><p data-static="2">Lap times</p></div>',
        `${MODULES}0:${part(1, `[["$","$L3",null,{}],${inner}]`)}\n`,
      ),
    );
    expect(dataOf(html).join('')).toContain(part(1, `[["$","$L3",null,{}],${bare(2)}]`));
  });

  it('leaves out rows that only such a part named: long texts, parts of their own', () => {
    const rows = `5:T9,Tāupō 16:["$","p",null,{"children":"$5"}]\n`;
    const html = leaveOutStaticParts(
      page(CARD, `${MODULES}${rows}0:${part(1, '["$","b",null,{"children":"$L6"}]')}\n`),
    );
    expect(dataOf(html).join('')).not.toMatch(/^[56]:/m);
  });

  it('goes without hints, whose styles, fonts and pictures the head names', () => {
    const hint = ':HL["/_next/static/css/a.css","style"]\n';
    const html = leaveOutStaticParts(page(CARD, `${MODULES}${hint}0:${part(1, HEADING)}\n`));
    expect(dataOf(html).join('')).not.toContain('HL');
  });

  it('goes without the texts of scripts, which the document has', () => {
    const script = (text: string) => `["$","script",null,{"dangerouslySetInnerHTML":{"__html":"${text}"}}]`;
    const html = leaveOutStaticParts(
      page(CARD, `${MODULES}0:["$","main",null,{"children":[${script('start()')},${part(1, HEADING)}]}]\n`),
    );
    expect(dataOf(html).join('')).toContain(`[${script('')},${bare(1)}]`);
  });

  it('goes without properties that are undefined', () => {
    const html = leaveOutStaticParts(
      page(
        CARD,
        `${MODULES}0:["$","main",null,{"id":"$undefined","title":"","children":${part(1, HEADING)}}]\n`,
      ),
    );
    expect(dataOf(html).join('')).toContain(`["$","main",null,{"title":"","children":${bare(1)}}]`);
  });

  it('keeps what something else takes from a part', () => {
    const root = `["$","main",null,{"children":[${part(1, HEADING)},["$","$L3",null,{"title":"$0:props:children:0:props:children"}]]}]`;
    const html = leaveOutStaticParts(page(CARD, `${MODULES}0:${root}\n`));
    expect(dataOf(html).join('')).toContain(`{"title":${HEADING}}`);
  });

  it('keeps parts that the document does not show, such as the content of a dialog', () => {
    const whole = page('<p>No part</p><i data-static="7"></i>', `${MODULES}0:${part(1, HEADING)}\n`);
    expect(dataOf(leaveOutStaticParts(whole)).join('')).toContain(part(1, HEADING));
  });

  it('stays as it is if it has something unknown', () => {
    const whole = page(CARD, `${MODULES}9:o5,bytes0:${part(1, HEADING)}\n`);
    expect(leaveOutStaticParts(whole)).toBe(whole);
  });

  it.each([
    ['a value', `4:["unfinished"\n0:${part(1, HEADING)}\n`],
    ['a piece', null],
  ])('stays as it is if %s is not JSON', (_, rows) => {
    const whole =
      rows === null
        ? `${page(CARD, `${MODULES}0:${part(1, HEADING)}\n`)}<script>self.__next_f.push([1,"\\x"])</script>`
        : page(CARD, MODULES + rows);
    expect(leaveOutStaticParts(whole)).toBe(whole);
  });

  it('cannot end the script that it is in', () => {
    const root = `0:["$","p",null,{"title":"</script>","children":${part(1, '"x"')}}]\n`;
    expect(leaveOutStaticParts(page(CARD, MODULES.replaceAll('<', ''), root))).not.toContain('"</script>');
  });
});
