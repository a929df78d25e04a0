import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { linkAddress } from '@/lib/contract/link-address';

/** Allowed elements in short texts; any other element is reduced to its text. */
const TAGS: ReadonlySet<string> = new Set(
  'p br b strong i em u s a ul ol li blockquote span code small sub sup div h3 h4'.split(' '),
);
/** Elements whose content isn't readable text. */
const SILENT: ReadonlySet<string> = new Set(
  'script style template noscript iframe object embed svg math textarea select title'.split(' '),
);

/**
 * Makes HTML that a browser fetched safe to show: parses it in a document without scripts, and recreates only allowed elements. It is never
 * serialised again, so its meaning can't change on the way. Browser only; the server has `sanitiseHtml`.
 */
export function htmlNodes(html: string): ReactNode {
  return childNodes(new DOMParser().parseFromString(html, 'text/html').body);
}

const childNodes = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) => <Fragment key={index}>{toNode(node)}</Fragment>);

function toNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (SILENT.has(tag)) return null;
  if (!TAGS.has(tag)) return childNodes(node);
  if (tag === 'br') return <br />;
  return createElement(tag, tag === 'a' ? linkProps(node) : null, ...childNodes(node));
}

function linkProps(link: Element) {
  const href = linkAddress(link.getAttribute('href') ?? '');
  if (href === null) return null;
  const isNewTab = link.getAttribute('target') === '_blank';
  return { href, ...(isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}) };
}
