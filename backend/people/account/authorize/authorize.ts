import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { isSame } from '../../../../lib/shared/node/is-same.ts';
import { signed } from '../../auth/keys.ts';
import { config } from '../../../kernel/config.ts';
import { configuration, siteName } from '../../../site/domain.ts';
import { Failure } from '../../../kernel/failure.ts';
import { limitedText, MAX_BODY_BYTES } from '../../../kernel/http/body.ts';
import { log } from '../../../kernel/log/log.ts';
import { cookieIn } from '../../../kernel/messages/cookie.ts';
import { languageOfRequest } from '../../../kernel/messages/language.ts';
import { ownSites } from '../own-sites.ts';
import { checkPassword } from '../sign-in.ts';
import { ownCookie } from './cookies.ts';
import { issueAuthorizationCode } from './exchange-code.ts';
import { googleRequest } from './google.ts';
import { problemPage, sendTo, signInPage, type PageProblem, type SignInForm } from './page.ts';
import {
  readAuthorizeRequest,
  requestParameters,
  returnAddress,
  type AuthorizeRequest,
  type ReadRequest,
} from './request.ts';

/** A request to the endpoint, with the visitor's network address. */
export type AuthorizeCall = {
  readonly request: Request;
  readonly payload: Payload;
  readonly address: string;
};

const FORM_COOKIE = 'sign_in_form';
const FORM_TOKEN = 'form_token';
/** How long a form may stay open, in seconds. */
const FORM_SECONDS = 30 * 60;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A form's CSRF token: only the browser with the matching cookie knows it. */
const formToken = (cookie: string): string => signed('sign-in-form', cookie);

const givenSchema = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) });

async function googleAddress(payload: Payload, request: AuthorizeRequest): Promise<string | null> {
  const { login_google } = await configuration(payload);
  if (!login_google || config().google === null) return null;
  const parameters = new URLSearchParams([...requestParameters(request), ['identity_provider', 'google']]);
  return `authorize?${parameters.toString()}`;
}

type Shown = Pick<SignInForm, 'problem' | 'email'> & { readonly values?: Record<string, string> };

async function showForm(call: AuthorizeCall, asked: AuthorizeRequest, shown: Shown, status: number) {
  const { request, payload } = call;
  // A new one each time: an old form can't be sent again.
  const cookie = randomBytes(16).toString('base64url');
  const form = {
    ...shown,
    language: languageOfRequest(request),
    site: await siteName(payload),
    hidden: [...requestParameters(asked), [FORM_TOKEN, formToken(cookie)] as const],
    googleAddress: await googleAddress(payload, asked),
  };
  return signInPage(form, status, ownCookie(FORM_COOKIE, cookie, FORM_SECONDS));
}

type Refused = Exclude<ReadRequest, { readonly kind: 'good' }>;

/** The response to an invalid request. Only our own sites are ever redirected to. */
async function refuse(call: AuthorizeCall, read: Refused): Promise<Response> {
  if (read.kind === 'bad')
    return sendTo(returnAddress(read.redirectUri, { error: 'invalid_request', state: read.state }));
  return problemPage(languageOfRequest(call.request), await siteName(call.payload), 'invalid', 400);
}

/** GET /authorize: the sign-in form, or a redirect to Google. */
export async function authorizePage(call: AuthorizeCall): Promise<Response> {
  const given = new URL(call.request.url).searchParams;
  const read = readAuthorizeRequest(given, await ownSites(call.payload));
  if (read.kind !== 'good') return refuse(call, read);
  const asked = read.request;
  if (asked.identity_provider !== 'google') return showForm(call, asked, { problem: null, email: '' }, 200);
  if ((await googleAddress(call.payload, asked)) === null)
    return sendTo(returnAddress(asked.redirect_uri, { error: 'access_denied', state: asked.state }));
  try {
    const { address, cookie } = await googleRequest(asked);
    return sendTo(address, [cookie]);
  } catch (error) {
    log.warn({ err: error }, 'could not reach Google to start a sign-in');
    return sendTo(
      returnAddress(asked.redirect_uri, { error: 'temporarily_unavailable', state: asked.state }),
    );
  }
}

/** How a failed sign-in is shown. @throws anything that isn't the visitor's fault */
function problemOf(error: unknown): {
  problem: PageProblem;
  values?: Record<string, string>;
  status: number;
} {
  if (!(error instanceof Failure)) throw error;
  if (error.status === 401) return { problem: 'wrong', status: 401 };
  if (error.status !== 429) return { problem: 'unavailable', status: error.status };
  const seconds = Number(error.details.headers?.['Retry-After'] ?? 60);
  return { problem: 'too_many', status: 429, values: { minutes: String(Math.ceil(seconds / 60)) } };
}

/** POST /authorize: the form. The only endpoint that accepts a form instead of JSON; its CSRF token takes the place of the bearer token. */
export async function authorizeForm(call: AuthorizeCall): Promise<Response> {
  const { request, payload, address } = call;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) throw new Failure(415, `Send the form as ${FORM_TYPE}.`);
  const given = new URLSearchParams(await limitedText(request, MAX_BODY_BYTES));
  const read = readAuthorizeRequest(given, await ownSites(payload));
  if (read.kind !== 'good') return refuse(call, read);
  const asked = read.request;
  const email = (given.get('email') ?? '').slice(0, 254);
  const cookie = cookieIn(request.headers.get('cookie'), FORM_COOKIE);
  if (cookie === null || !isSame(given.get(FORM_TOKEN) ?? '', formToken(cookie)))
    return showForm(call, asked, { problem: 'stale', email }, 403);
  const typed = givenSchema.safeParse(Object.fromEntries(given));
  if (!typed.success) return showForm(call, asked, { problem: 'wrong', email }, 401);
  try {
    const { id } = await checkPassword(payload, typed.data.email, typed.data.password, address);
    const code = await issueAuthorizationCode(payload, id, asked);
    return sendTo(returnAddress(asked.redirect_uri, { code, state: asked.state }), [
      ownCookie(FORM_COOKIE, '', 0),
    ]);
  } catch (error) {
    const { status, ...problem } = problemOf(error);
    return showForm(call, asked, { ...problem, email }, status);
  }
}
