import { round, table, writeReport } from './report.ts';

/** Next's scripts, in tags of their own or in the list of those that come after the first paint (server/late-scripts.ts). */
const SOURCE = /"(\/_next\/static\/chunks\/[^"]+\.js)"(?!\s+nomodule)/gi;

/**
 * Gzip bytes of every script that the HTML of a page names, without the one for browsers that know no modules.
 * @returns null when there is no such page
 */
export async function firstLoadBytes(
  siteUrl: string,
  path: string,
): Promise<{ bytes: number; scripts: number } | null> {
  const page = await fetch(`${siteUrl}${path}`);
  if (!page.ok) return null;
  const html = await page.text();
  const sources = new Set([...html.matchAll(SOURCE)].map(([, source = '']) => source));
  let bytes = 0;
  for (const source of sources) {
    // What goes over the line, which `fetch` would hide behind the unpacked body.
    const head = await fetch(new URL(source, siteUrl), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    });
    bytes += Number(head.headers.get('content-length'));
  }
  return { bytes, scripts: sources.size };
}

/** First-load JavaScript of each page. */
export async function benchFirstLoadJs(siteUrl: string, paths: readonly string[]): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    const found = await firstLoadBytes(siteUrl, path);
    rows.push(
      found === null ? [path, 'no page', ''] : [path, `${round(found.bytes / 1024, 1)} KB`, found.scripts],
    );
  }
  await writeReport(
    'first-load-js',
    'First-load JavaScript (gzip, without nomodule)',
    table(['Page', 'Size', 'Files'], rows),
  );
}
