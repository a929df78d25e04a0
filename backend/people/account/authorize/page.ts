import type { Language } from '../../../../lib/contract/languages.ts';
import { htmlDocument } from '../../../../lib/shared/html-document.ts';
import { bareDocumentPolicy } from '../../../../lib/shared/node/csp-hash.ts';
import { config } from '../../../kernel/config.ts';
import { filled } from '../../../kernel/messages/format-message.ts';
import { escapeHtml } from '../../../../lib/shared/text/escape-html.ts';
import { textResponse } from '../../../kernel/http/ready-body.ts';
import texts from './texts.json' with { type: 'json' };

type TextKey = keyof (typeof texts)['en'];

/** Messages that the page can show beside its form. */
export type PageProblem = Extract<TextKey, 'wrong' | 'too_many' | 'stale' | 'unavailable' | 'invalid'>;

const STYLE = `
:root{color-scheme:light dark;--ground:#f1f1f4;--card:#fff;--ink:#16161a;--soft:#5a5a66;--line:#8b8b97;--bad:#b00020}
@media(prefers-color-scheme:dark){:root{--ground:#121216;--card:#1d1d23;--ink:#f3f3f6;--soft:#b4b4c0;--line:#7d7d8a;--bad:#ff8a94}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:25rem;padding:2rem 1.5rem;border-radius:.75rem;background:var(--card)}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}
p{margin:0 0 1.25rem;color:var(--soft)}
label{display:block;margin:0 0 .25rem;font-weight:600}
input{width:100%;min-height:3rem;margin:0 0 1rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.375rem;background:transparent;color:inherit;font:inherit}
button,.google{display:block;width:100%;min-height:3rem;padding:.75rem;border:2px solid var(--ink);border-radius:.375rem;background:var(--ink);color:var(--card);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.google{background:transparent;color:inherit}
.or{margin:.75rem 0;text-align:center}
.bad{padding:.75rem 1rem;border-inline-start:.25rem solid var(--bad);color:var(--bad);font-weight:600}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
a{color:inherit}
`;

/** The page's texts in a language. */
const pageText = (language: Language, key: TextKey, values: Readonly<Record<string, string>> = {}) =>
  filled(texts[language][key], values);

/** Headers of every page of the authorize endpoint: it loads nothing, isn't cached, and can't be framed. */
function headers(): Record<string, string> {
  const site = new URL(config().siteUrl).origin;
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': bareDocumentPolicy({ style: STYLE, formAction: `'self' ${site}` }),
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

const wholePage = (language: Language, title: string, body: string): string =>
  htmlDocument({
    language,
    title,
    head: '<meta name="robots" content="noindex">',
    style: STYLE,
    body: `<main>\n${body}\n</main>`,
  });

const problemOf = (language: Language, problem: PageProblem | null, values: Record<string, string>) =>
  problem === null
    ? ''
    : `<p class="bad" role="alert" id="problem">${escapeHtml(pageText(language, problem, values))}</p>`;

export type SignInForm = {
  readonly language: Language;
  readonly site: string;
  /** Hidden form fields. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly email: string;
  readonly problem: PageProblem | null;
  readonly values?: Record<string, string>;
  /** The URL for signing in with Google; null if Google sign-in is off. */
  readonly googleAddress: string | null;
};

/** The sign-in form. */
export function signInPage(form: SignInForm, status = 200, cookie: string | null = null): Response {
  const { language, hidden, email, problem, googleAddress } = form;
  const text = (key: TextKey) => escapeHtml(pageText(language, key, { site: form.site }));
  const isBad = problem === 'wrong' ? ' aria-invalid="true" aria-describedby="problem"' : '';
  const google =
    googleAddress === null
      ? ''
      : `<p class="or">${text('or')}</p><a class="google" href="${escapeHtml(googleAddress)}">${text('google')}</a>`;
  const body = `<h1>${text('title')}</h1>
<p>${text('intro')}</p>
${problemOf(language, problem, form.values ?? {})}
<form method="post" action="authorize">
${hidden.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('\n')}
<label for="email">${text('email')}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" dir="ltr" value="${escapeHtml(email)}"${isBad}>
<label for="password">${text('password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${isBad}>
<button type="submit">${text('submit')}</button>
</form>
${google}`;
  return textResponse(wholePage(language, pageText(language, 'title', { site: form.site }), body), {
    status,
    headers: { ...headers(), ...(cookie === null ? {} : { 'Set-Cookie': cookie }) },
  });
}

/** A page with only an error message and a link back to the site. */
export function problemPage(
  language: Language,
  site: string,
  problem: PageProblem,
  status: number,
): Response {
  const home = escapeHtml(config().siteUrl);
  const title = escapeHtml(pageText(language, 'title', { site }));
  const body = `<h1>${title}</h1>
${problemOf(language, problem, {})}
<p><a href="${home}">${escapeHtml(pageText(language, 'home'))}</a></p>`;
  return textResponse(wholePage(language, pageText(language, 'title', { site }), body), {
    status,
    headers: headers(),
  });
}

/** Redirects the browser; a form post becomes a GET. */
export const sendTo = (address: string, cookies: readonly string[] = []): Response => {
  const response = new Response(null, {
    status: 303,
    headers: { Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
};
