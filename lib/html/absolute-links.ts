import 'server-only';
import sanitize from 'sanitize-html';

const addressed = (name: 'href' | 'src', base: string) => (tagName: string, attribs: sanitize.Attributes) => {
  const address = attribs[name];
  const isOwn = address !== undefined && URL.canParse(address, base);
  return { tagName, attribs: isOwn ? { ...attribs, [name]: new URL(address, base).href } : attribs };
};

/**
 * Safe HTML for readers elsewhere, such as a feed reader or an email program: links and pictures have their whole address.
 * @param html what `sanitiseHtml` returned
 * @param base the page it stands on
 */
export const absoluteLinks = (html: string, base: string): string =>
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    transformTags: { a: addressed('href', base), img: addressed('src', base) },
  });
