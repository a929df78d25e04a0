import 'server-only';
import sanitize from 'sanitize-html';

const absolute = (name: 'href' | 'src', base: string) => (tagName: string, attribs: sanitize.Attributes) => {
  const address = attribs[name];
  const isOwn = address !== undefined && URL.canParse(address, base);
  return { tagName, attribs: isOwn ? { ...attribs, [name]: new URL(address, base).href } : attribs };
};

/**
 * Makes the addresses of links and pictures absolute, for readers outside the site, such as feed readers and email apps.
 * @param html sanitised by `sanitiseHtml`
 * @param base address of the page it is from
 */
export const absoluteLinks = (html: string, base: string): string =>
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    transformTags: { a: absolute('href', base), img: absolute('src', base) },
  });
