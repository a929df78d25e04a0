import { pickedRecord, recordKey } from '../../cms/rich-text/linked-record.ts';
import { readHtml } from './read-html.ts';

/** The setting that contains a page's URL name, without a slash. */
const PAGE_SETTING = 'link_to_page';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * A link's path on this site, without slashes at either end, query and anchor; null for any other link.
 * @param siteUrl the site's origin
 */
export function ownPath(link: string, siteUrl: string): string | null {
  const path = link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link;
  if (!/^\/(?!\/)\S*$/.test(path)) return null;
  return (path.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '');
}

function collect(name: string, value: unknown, links: string[]): void {
  if (typeof value === 'string') {
    if (name === PAGE_SETTING && value !== '') links.push(`/${value.replace(/^\/+/, '')}`);
    else if (value.includes('href=')) links.push(...readHtml(value).links);
    else links.push(value);
  } else if (Array.isArray(value)) for (const part of value) collect(name, part, links);
  else if (isRecord(value)) for (const [key, part] of Object.entries(value)) collect(key, part, links);
}

/** The keys of the records that a stored record's texts and blocks link to. */
export function recordsIn(record: object): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isRecord(value)) return;
    const picked = pickedRecord(value);
    if (picked !== null) found.add(recordKey(picked));
    else Object.values(value).forEach(walk);
  };
  walk(record);
  return found;
}

/** The paths on this site that a stored record's fields, texts and blocks link to. */
export function pathsIn(record: object, siteUrl: string): ReadonlySet<string> {
  const links: string[] = [];
  collect('', record, links);
  return new Set(links.flatMap((link) => ownPath(link, siteUrl) ?? []));
}
