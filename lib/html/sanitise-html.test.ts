import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html';

/** Each of these would run a script, load a foreign resource or break out of the text if rendered unchanged. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://a.example/x.png" onload="alert(1)">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.test"><button formaction="javascript:alert(1)">x</button></form>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "https://evil.test/x.css"</style>',
  '<link rel=stylesheet href=https://evil.test/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.test">',
  '<base href="https://evil.test/">',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="//evil.test/x.png">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<a href="//evil.test">x</a>',
];

describe('sanitiseHtml', () => {
  it.each(PAYLOADS)('neutralises %s', (payload) => {
    const safe = sanitiseHtml(payload);
    const document = new DOMParserLike(safe);
    expect(document.tags()).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^(script|style|iframe|object|embed|form|button|svg|math|link|meta|base|template|noscript)$/,
        ),
      ]),
    );
    expect(document.attributes().filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    expect(safe).not.toMatch(/(javascript|vbscript|data):|evil\.test/i);
  });

  it('keeps text, lists, tables, links and our pictures', () => {
    const html =
      '<h2>Start</h2><p>At <strong>noon</strong>.</p><ul><li>One</li></ul><p><a href="/news">News</a></p>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it('puts a table into a scrollable box', () => {
    expect(sanitiseHtml('<table><tr><td>1</td></tr></table>')).toBe(
      '<div class="table-scroll" tabindex="0"><table><tr><td>1</td></tr></table></div>',
    );
  });

  it('lazy-loads images and gives them an alt attribute', () => {
    const safe = sanitiseHtml('<img src="/assets/i/0123456789abcdef/16x9/800.jpg" loading="eager">');
    expect(safe).toContain('loading="lazy"');
    expect(safe).toContain('alt=""');
  });

  it('isolates a new tab from the page that opened it', () => {
    expect(sanitiseHtml('<a href="https://a.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it('leaves safe HTML unchanged, sanitised once or twice', () => {
    const once = sanitiseHtml('<p>a &amp; b &lt;c&gt;</p><img src="https://a.example/x.png">');
    expect(sanitiseHtml(once)).toBe(once);
  });
});

/** Tags and attributes of well-formed HTML, which is what the sanitiser outputs. */
class DOMParserLike {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
  private opened() {
    return [...this.html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)];
  }
  tags() {
    return this.opened().map((match) => match[1]?.toLowerCase() ?? '');
  }
  attributes() {
    return this.opened().flatMap((match) =>
      [...(match[2] ?? '').matchAll(/([a-z-]+)(?:="[^"]*")?/gi)].map((name) => name[1]?.toLowerCase() ?? ''),
    );
  }
}
