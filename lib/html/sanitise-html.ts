import 'server-only';
import sanitize from 'sanitize-html';
import type { IOptions } from 'sanitize-html';
import { editorAddress } from '@/lib/contract/link-address';

const TEXT_TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'section', 'article', 'blockquote', 'q', 'cite', 'pre', 'code', 'kbd'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...[
    'a',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'del',
    'ins',
    'mark',
    'small',
    'sub',
    'sup',
    'abbr',
    'time',
    'wbr',
  ],
  ...['figure', 'figcaption', 'img', 'bdi', 'bdo'],
];
const TABLE_TAGS = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Start of the scrollable box around a table (styles/prose.css); it is focusable so that the keyboard can scroll it. */
const TABLE_BOX = '<div class="table-scroll" tabindex="0">';

const options: IOptions = {
  allowedTags: [...TEXT_TAGS, ...TABLE_TAGS],
  allowedAttributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'target', 'rel', 'id'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    time: ['datetime'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    th: ['scope', 'colspan', 'rowspan', 'abbr'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'title'],
  enforceHtmlBoundary: false,
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: safeLink(attributes) }),
    img: (tagName, attributes) => ({
      tagName,
      attribs: { alt: '', ...attributes, loading: 'lazy', decoding: 'async' },
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !isPictureAddress(frame.attribs['src'] ?? ''),
};

/**
 * Makes an editor's HTML safe to render: an allowlist of text, table, link and image elements, without scripts, handlers, styles and
 * frames of other sites. Never throws; anything not allowed is left out.
 */
export function sanitiseHtml(html: string): string {
  if (html === '') return '';
  return sanitize(html, options)
    .replaceAll('<table>', `${TABLE_BOX}<table>`)
    .replaceAll(/<table (?=[a-z])/g, `${TABLE_BOX}<table `)
    .replaceAll('</table>', '</table></div>');
}

function safeLink(attributes: sanitize.Attributes): sanitize.Attributes {
  const { target, rel: _rel, href, ...others } = attributes;
  const safe = href !== undefined && editorAddress(href) !== null ? { ...others, href } : others;
  if (target !== '_blank') return safe;
  return { ...safe, target: '_blank', rel: 'noopener noreferrer' };
}

/** Our own images and those at https addresses; data URIs and other local paths are not images that editors upload. */
function isPictureAddress(address: string): boolean {
  return address.startsWith('/assets/') || address.startsWith('https://');
}
