import type { Language } from '../../../lib/contract/languages.ts';
import { htmlDocument } from '../../../lib/shared/html-document.ts';
import { bareDocumentPolicy } from '../../../lib/shared/node/csp-hash.ts';
import { escapeHtml } from '../../../lib/shared/text/escape-html.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #16161a; --paper: #fff; --ground: #eef0f4; --line: #c9ccd6; --go: #0b6b3a; --go-ink: #fff; --field: #767a87; --wrong: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f2f5; --paper: #1d1e24; --ground: #101116; --line: #484b57; --go: #5fd39a; --go-ink: #06170e; --field: #8d91a0; --wrong: #ff9d94; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 27rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--paper); }
h1 { margin: 0 0 .25rem; font-size: 1.4rem; line-height: 1.25; }
dl { margin: 1.25rem 0; display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; }
dt { opacity: .75; } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
dd.amount { font-size: 1.6rem; line-height: 1.1; }
form { display: grid; gap: .6rem; }
label { font-weight: 600; }
input { width: 100%; min-height: 3rem; padding: .6rem .75rem; border: 1px solid var(--field); border-radius: .5rem; background: var(--paper); color: inherit; font: inherit; }
[dir=rtl] input { text-align: end; }
[aria-invalid] { border-color: var(--wrong); }
.error { color: var(--wrong); }
button, a.leave, a.go { min-height: 3rem; padding: .6rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: none; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.go { border-color: var(--go); background: var(--go); color: var(--go-ink); }
:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
a.leave, a.go { display: grid; place-items: center; margin-block-start: .6rem; }
p.note { margin: 0; opacity: .85; }
`;

/** Headers of such a page: only its own style is allowed, it can't be framed, and forms post to this origin. */
export const PLAIN_PAGE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': bareDocumentPolicy({ style: STYLE, formAction: "'self'" }),
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
};

type PlainPageOptions = {
  readonly status?: number;
  /** Interval at which the browser reloads it; never if omitted. */
  readonly refreshSeconds?: number | undefined;
};

/**
 * A page served by the backend itself, without scripts or pictures.
 * @param body HTML
 */
export function plainPage(
  language: Language,
  title: string,
  body: string,
  { status = 200, refreshSeconds }: PlainPageOptions = {},
): Response {
  const refresh =
    refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${String(refreshSeconds)}">`;
  const html = htmlDocument({
    language,
    title,
    head: `<meta name="robots" content="noindex">${refresh}`,
    style: STYLE,
    body: `<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>`,
  });
  const headers = {
    ...PLAIN_PAGE_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
  };
  return new Response(html, { status, headers });
}
