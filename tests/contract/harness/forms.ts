import { randomBytes } from 'node:crypto';
import { newVisitor } from './accounts.ts';
import type { Answer } from './client.ts';
import { callPath, cmsOf, records, SITE } from './money.ts';
import type { ContentServer } from './servers.ts';

type Values = Readonly<Record<string, unknown>>;

export const URL_OF_PAGE = `${SITE}/contact-us?from=menu`;
export const THANKS = {
  success: true,
  message: 'Thank you, your message has been sent',
  error: '',
  payment: '',
};

/** A field of the data style (spec point 3), as an editor creates it. */
export const field = (type: string, name: string, more: Values = {}) => ({
  type,
  name,
  label: name,
  ...more,
});

/** The fields of a contact form, one of each kind. */
export const CONTACT_FIELDS = [
  field('text', 'name', { required: true }),
  field('text', 'email', { subtype: 'email', required: true }),
  field('select', 'topic', { values: [{ label: 'Tickets', value: 'tickets' }] }),
  field('number', 'people', { min: 1, max: 6 }),
  field('date', 'day'),
  field('file', 'licence'),
  field('signature', 'sign'),
  field('paragraph', 'note'),
  field('button', 'send', { subtype: 'submit' }),
];

/** Creates a form in the CMS. @returns its id */
export const makeForm = (server: ContentServer, more: Values): Promise<number> =>
  cmsOf(server).create('forms', { name: `Form ${randomBytes(4).toString('hex')}`, ...more });

/** Sends a form as the site's script does, from an unknown visitor. */
export const sendForm = (
  server: ContentServer,
  form: number,
  data: Values,
  more: Values = {},
): Promise<Answer> =>
  newVisitor(server).post(`/cognito/form/submit/${String(form)}`, { data, url: URL_OF_PAGE, ...more });

/** Sends a form as a browser without scripts does. */
export const postPlain = (
  server: ContentServer,
  form: number,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { Origin: SITE },
): Promise<Response> =>
  fetch(new URL(callPath(`/cognito/form/post/${String(form)}`), server.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ url: URL_OF_PAGE, ...fields }).toString(),
  });

/** A form's submissions, as stored in the CMS. */
export const submissionsOf = (server: ContentServer, form: number) =>
  records(server, 'form-submissions', { form });
