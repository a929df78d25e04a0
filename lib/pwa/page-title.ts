const TITLE = /<title>([^<]*)<\/title>/i;

const plain = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** The title in a page's HTML; '' without one. */
export function titleOf(html: string): string {
  const [, title = ''] = TITLE.exec(html) ?? [];
  return plain(title);
}
