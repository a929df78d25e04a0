import { describe, expect, it } from 'vitest';
import { splitSheet } from './style-rules';

const ADDRESS = '/_next/static/css/a.css';
const FACE =
  '@font-face{font-family:"Text Latin";src:url(/_next/static/media/text.woff2);font-display:optional}';

describe('a style sheet of the build', () => {
  it('loses its font faces, which the head of every page has instead', () => {
    const { faces, sheet } = splitSheet(`p{color:red}${FACE}@media print{p{color:#000}}`, ADDRESS);
    expect(faces).toBe(FACE);
    expect(sheet).toBe('p{color:red}@media print{p{color:#000}}');
  });

  it('keeps everything else as the minifier wrote it', () => {
    const css =
      '@layer theme,base;@layer base{*,:before{margin:0}}.sm\\:p-\\[2px\\]{padding:2px!important}@property --x{syntax:"*";inherits:false}';
    expect(splitSheet(css, ADDRESS).sheet).toBe(css);
  });

  it('names the files that it names from where it is, since a document is elsewhere', () => {
    const { faces, rules } = splitSheet(
      '@font-face{font-family:A;src:url(../media/a.woff2)}a{background:url("b.svg#x"),url(/c.png),url(data:image/png;base64,AA==)}b{mask:url(#d)}',
      ADDRESS,
    );
    expect(faces).toContain('url(/_next/static/media/a.woff2)');
    expect(JSON.stringify(rules)).toContain(
      'url(\\"/_next/static/css/b.svg#x\\"),url(/c.png),url(data:image/png;base64,AA==)',
    );
    expect(JSON.stringify(rules)).toContain('url(#d)');
  });

  it('is refused if it could end the element that it is put into', () => {
    expect(() => splitSheet('p::before{content:"</style><script>"}', ADDRESS)).toThrow('</style');
  });

  it('is refused if it isn’t CSS', () => {
    expect(() => splitSheet('p{color:red', ADDRESS)).toThrow('Unclosed block');
  });
});
