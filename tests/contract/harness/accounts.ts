import { randomBytes, randomInt } from 'node:crypto';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { tokensSchema, type Tokens } from '../../../lib/contract/entities/account.ts';
import type { SiteConfiguration } from '../../../lib/contract/entities/site-configuration.ts';
import { getCurrentDomain } from '../../../lib/contract/endpoints/content.ts';
import { API_BASE_PATH } from '../../../lib/contract/endpoint.ts';
import { call, get, post, type Answer } from './client.ts';
import { cmsWith } from './cms.ts';
import type { RunningServer } from './servers.ts';

type Body = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string | number | undefined>>;

/** Somebody with a browser at their own network address, so that tests don't share rate limits. */
export type Visitor = {
  readonly email: string;
  readonly fingerprint: string;
  readonly post: (path: string, body: Body, token?: string) => Promise<Answer>;
  readonly get: (path: string, query?: Query, token?: string) => Promise<Answer>;
};

/** An address in a separate network, from the range reserved for documentation. */
const exampleAddress = () => {
  const group = () => randomInt(1, 65_535).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
};

/** @param language the browser's Accept-Language, and `agent` its User-Agent; '' for none */
export function newVisitor(
  server: RunningServer,
  email = `${randomBytes(8).toString('hex')}@example.org`,
  language = '',
  agent = '',
): Visitor {
  const address = exampleAddress();
  const headers = (token?: string) => ({
    'X-Forwarded-For': address,
    ...(language === '' ? {} : { 'Accept-Language': language }),
    ...(agent === '' ? {} : { 'User-Agent': agent }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  });
  return {
    email,
    fingerprint: randomBytes(16).toString('base64url').slice(0, 21),
    post: (path, body, token) => post(server, `${API_BASE_PATH}${path}`, body, headers(token)),
    get: (path, query, token) => get(server, path, query, { headers: headers(token) }),
  };
}

const mailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  template: z.string(),
  status: z.string(),
});
export type ReadMail = z.output<typeof mailSchema>;

/** The emails to an address, newest first, as an admin reads them in the CMS. */
export async function mailsTo(server: RunningServer, email: string): Promise<ReadMail[]> {
  const url = new URL('/api/mails', server.url);
  url.searchParams.set('where[to][equals]', email);
  url.searchParams.set('sort', '-id');
  const response = await fetch(url, { headers: { Authorization: `JWT ${server.token}` } });
  return z.object({ docs: z.array(mailSchema) }).parse(await response.json()).docs;
}

/** The newest email to an address. */
export async function lastMail(server: RunningServer, email: string): Promise<ReadMail> {
  const [mail] = await mailsTo(server, email);
  if (!mail) throw new Error(`The outbox has no email to ${email}.`);
  return mail;
}

/** The link in an email. */
export function linkIn({ text }: ReadMail): URL {
  const link = /^https?:\S+[?&]r=\S+$/m.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return new URL(link);
}

/** The code in an email, as formatted there. */
export function codeIn({ text }: ReadMail): string {
  const code = /^ *(\d{4} \d{4})$/m.exec(text)?.[1];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
}

/** The tokens in a response that should have some. */
export function tokensOf(answer: Answer): Tokens {
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  return tokensSchema.parse(answer.json);
}

/** Exchanges a refresh token in a visitor's browser. */
export const renew = (visitor: Visitor, refresh_token: string): Promise<Answer> =>
  visitor.post('/cognito/user/refreshToken', { refresh_token, fingerprint: visitor.fingerprint });

/** Requests a login link and opens it. */
export async function signInByLink(server: RunningServer, visitor: Visitor): Promise<Tokens> {
  const { email, fingerprint } = visitor;
  await visitor.post('/cognito/user/sendLoginLink', { email, fingerprint });
  const link = linkIn(await lastMail(server, email));
  return tokensOf(await renew(visitor, link.searchParams.get('r') ?? ''));
}

/** Registers a customer and opens the emailed link. */
export async function signUp(
  server: RunningServer,
  visitor: Visitor,
): Promise<Tokens & { readonly id: number }> {
  const { email, fingerprint } = visitor;
  const person = { email, fingerprint, first_name: 'Aroha', last_name: 'Tane' };
  expect((await visitor.post('/cognito/user/registerLink', person)).status).toBe(200);
  const link = linkIn(await lastMail(server, email));
  const tokens = tokensOf(await renew(visitor, link.searchParams.get('r') ?? ''));
  const user = await visitor.get('/cognito/user/authUser', {}, tokens.access_token);
  return { ...tokens, id: z.object({ id: z.number() }).parse(user.json).id };
}

/** Gives a signed-in customer a first password. */
export async function givePassword(
  visitor: Visitor,
  { access_token, id }: Tokens & { readonly id: number },
  newpassword: string,
) {
  expect((await visitor.post('/cognito/user/update', { id, newpassword }, access_token)).status).toBe(200);
}

type Switches = Partial<Omit<SiteConfiguration, 'profile'>> & {
  readonly profile?: Partial<SiteConfiguration['profile']>;
};

/** Switches parts of the site on or off in the CMS, and waits until the calls reflect it. */
export async function configure(server: RunningServer, switches: Switches): Promise<void> {
  await cmsWith(server.url, server.token).updateGlobal('domain-settings', { configuration: switches });
  await vi.waitFor(async () => {
    const { configuration } = await call(server, getCurrentDomain, {});
    expect(configuration).toMatchObject(switches);
  }, 60_000);
}
