import type { Endpoint, PayloadRequest } from 'payload';
import { worksInShop } from '../../cms/access/roles.ts';
import { readLanguage, readScheme, readTemplate, TEMPLATES } from './read-choice.ts';
import { renderSample } from './render-sample.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

/** Whether an account may see customers' emails as samples: editors and shop staff. */
export const seesSamples = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  user?.collection === 'users' && worksInShop(user);

const forStaff =
  (answer: (req: PayloadRequest) => Promise<Response> | Response): Endpoint['handler'] =>
  (req) =>
    seesSamples(req) ? answer(req) : messageAnswer(403, 'Sign in as an editor or shop staff first.');

/**
 * GET /api/mail-samples: the names of all email templates; GET /api/mail-samples/{template}/{language}?scheme=: one of them with sample
 * data, as HTML. Without a scheme it uses the reader's.
 */
export const mailSampleEndpoints: Endpoint[] = [
  {
    path: '/mail-samples',
    method: 'get',
    handler: forStaff(() => privateJson({ templates: TEMPLATES })),
  },
  {
    path: '/mail-samples/:template/:language',
    method: 'get',
    handler: forStaff(async ({ payload, routeParams, searchParams }) => {
      const template = readTemplate(routeParams?.['template']);
      const language = readLanguage(routeParams?.['language']);
      if (!template || !language) return messageAnswer(404, 'Email not found.');
      const scheme = readScheme(searchParams.get('scheme')) ?? 'auto';
      const { html } = await renderSample(payload, { template, language, scheme });
      return new Response(html, {
        headers: { 'Cache-Control': 'private, no-store', 'Content-Type': 'text/html; charset=utf-8' },
      });
    }),
  },
];
