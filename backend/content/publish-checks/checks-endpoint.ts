import type { Endpoint, Payload } from 'payload';
import { z } from 'zod';
import { createContentContext } from '../context.ts';
import { initialDataJson } from '../sitemap/initial-data.ts';
import { pageEntity, namedDraft } from '../mappers/page.ts';
import { checkPage } from './check-page.ts';

const knownSchema = z.object({
  sitemap: z.array(z.object({ url: z.string() })),
  pages: z.array(z.object({ url: z.string() })),
  redirects: z.object({ data: z.array(z.object({ from: z.string() })) }),
});

/** Screens that the site serves without a CMS page (spec point 2), and paths that it proxies. */
const SCREENS =
  /^(?:login|auth|signup|forgotpassword|logout|profile|checkout|cart|search|readme|demo_asdf|cms|enter)(?:\/|$)|^(?:pdf|invoice|show-invoice|print-tickets|feeds|assets|v|api)\//;

const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '');

async function knownPaths(payload: Payload): Promise<(path: string) => boolean> {
  const { body } = await initialDataJson(payload);
  const { sitemap, pages, redirects } = knownSchema.parse(JSON.parse(body));
  const all = new Set([
    '',
    ...[...sitemap, ...pages].map(({ url }) => trimmed(url)),
    ...redirects.data.map(({ from }) => trimmed(from)),
  ]);
  return (path) => all.has(path) || all.has(decodeURI(path)) || SCREENS.test(path);
}

/** GET /api/pages/{id}/checks: warnings about a page's latest version before it is published. For accounts that may read it. */
export const pageChecksEndpoint: Endpoint = {
  path: '/:id/checks',
  method: 'get',
  handler: async (req) => {
    if (req.user?.collection !== 'users')
      return Response.json({ message: 'Please sign in first.' }, { status: 401 });
    const id = Number(req.routeParams?.['id']);
    const page = Number.isInteger(id)
      ? await req.payload.findByID({
          collection: 'pages',
          id,
          draft: true,
          depth: 0,
          disableErrors: true,
          req,
        })
      : null;
    if (!page) return Response.json({ message: 'Page not found.' }, { status: 404 });
    const warnings = checkPage({
      page: await pageEntity(namedDraft(page), createContentContext(req.payload, { isSignedIn: true })),
      seoTitle: page.seo_title ?? '',
      seoDescription: page.seo_meta_description ?? '',
      knows: await knownPaths(req.payload),
    });
    return Response.json({ warnings }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
