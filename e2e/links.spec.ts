import { expect, test } from '@playwright/test';
import { initialData } from './content.ts';
import { anchorsOf, ask, drain, identity, references } from './links.ts';

test('no link, picture or file of the whole site is broken', async ({ request, baseURL }) => {
  test.setTimeout(420_000);
  const { sitemap } = await initialData(request);
  const broken: string[] = [];
  const seen = new Set<string>();
  const anchors = new Map<string, ReadonlySet<string>>();
  const wanted: { page: string; anchor: string; from: string }[] = [];
  const queue: { path: string; from: string }[] = [];
  const add = (reference: string, from: string) => {
    const [page = '', anchor = ''] = reference.split('#');
    if (anchor !== '') wanted.push({ page, anchor: decodeURIComponent(anchor), from });
    const key = identity(reference);
    if (seen.has(key)) return;
    seen.add(key);
    queue.push({ path: page, from });
  };

  for (const { url } of sitemap) add(`/${url.replace(/^\//, '')}`, 'sitemap');
  add('/readme', 'spec point 2');
  await drain(queue, async ({ path, from }) => {
    const response = await ask(request, path);
    if (!response.ok()) broken.push(`${String(response.status())} ${path} (on ${from})`);
    else if (response.headers()['content-type']?.startsWith('text/html')) {
      const html = await response.text();
      anchors.set(path, anchorsOf(html));
      for (const reference of references(html, path, baseURL ?? '')) add(reference, path);
    }
    await response.dispose();
  });
  for (const { page, anchor, from } of wanted) {
    if (anchors.has(page) && !anchors.get(page)?.has(anchor)) broken.push(`${page}#${anchor} (on ${from})`);
  }
  expect(seen.size).toBeGreaterThan(sitemap.length);
  expect(broken).toEqual([]);
});
