import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import english from '@/locales/en.json';
import { startSpecServer } from '../spec-server/server';
import { pagePath, widgetContext } from '../widgets/context';

/* The parts of the site that make a page, in this process, in front of a content server that was written from the specification. */

const MODULES = {
  // Both only exist within a request that Next serves.
  'next/cache': () => ({ cacheLife: () => undefined, cacheTag: () => undefined }),
  'next/headers': () => ({ draftMode: () => Promise.resolve({ isEnabled: false }) }),
  // Islands are there at once, as in the document that Next sends.
  'next/dynamic': () => import('../next-dynamic'),
} as const;

/** What the content server was asked: method, path and query, and for a GraphQL query its name and variables. */
function read(address: string, { method = 'GET', body }: RequestInit = {}): string {
  const { pathname, search } = new URL(address);
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
  const isQuery = typeof sent === 'object' && sent !== null && 'operationName' in sent && 'variables' in sent;
  const rest = isQuery ? ` ${String(sent.operationName)} ${JSON.stringify(sent.variables)}` : '';
  return `${method} ${pathname}${search}${rest}`;
}

/** Starts such a content server and reloads the site. */
export async function openSite() {
  const server = await startSpecServer();
  for (const [name, make] of Object.entries(MODULES)) vi.doMock(name, make);
  vi.stubEnv('CONTENT_API_URL', server.url);
  vi.stubEnv('SITE_URL', 'https://hillclimbs.example.org');
  vi.resetModules();
  const ask = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push(read(address, init));
    return ask(address, init);
  });
  const { getInitialData } = await import('@/lib/content/load');
  const { resolve } = await import('@/screens/resolve');
  const { loadPage } = await import('@/screens/page/content');
  const { pageMetadata } = await import('@/screens/page/metadata');
  const { findWidget } = await import('@/widgets/registry');
  const { I18nProvider } = await import('@/lib/i18n/provider.client');

  /** What the site makes of an address: a page with its head, or what else it leads to. */
  async function open(address: string) {
    const resolution = await resolve(address === '' ? [] : address.split('/'));
    if (resolution.kind !== 'page') return { kind: resolution.kind, head: null };
    const loaded = await loadPage(resolution, 'en');
    return loaded ? { kind: 'page', head: pageMetadata(loaded) } : { kind: 'missing', head: null };
  }

  /** The HTML of a block as a visitor gets it. @param address of its page */
  async function show(template: string, variables: object = {}, address = 'news'): Promise<string> {
    const { domain } = await getInitialData();
    const context = await widgetContext({ path: pagePath(address), address, domain });
    const widget = await findWidget(template)?.prepare(JSON.stringify(variables), context);
    if (typeof widget !== 'object' || widget === null) throw new Error(`${template} shows nothing.`);
    return renderToStaticMarkup(
      <I18nProvider lang="en" messages={english}>
        {widget.node}
      </I18nProvider>,
    );
  }

  async function close(): Promise<void> {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    for (const name of Object.keys(MODULES)) vi.doUnmock(name);
    vi.resetModules();
    await server.close();
  }
  return { open, show, asked, close };
}
