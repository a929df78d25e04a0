'use client';

import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { STATIC_PART } from '@/lib/content/static-part';

/** The HTML of parts without data, by number: the document's markup before React took it over. */
const kept = new Map<number, string>();

function keptHtml(part: number): string {
  const html =
    kept.get(part) ?? document.querySelector(`[${STATIC_PART}="${String(part)}"]`)?.innerHTML ?? '';
  kept.set(part, html);
  return html;
}

/**
 * The content of an element that may be a static part. The server in front leaves out the data of a part whose HTML is in the document
 * (server/html/static-parts.ts); React then adopts the HTML unchanged and walks none of it. It is restored after going to another page
 * and back.
 * @param part its number; 0 is none
 * @returns properties of the element
 */
export function useStaticPart(part: number, children: ReactNode): HTMLAttributes<HTMLElement> {
  const isLeftOut = part !== 0 && children === undefined;
  const [html] = useState(() => (isLeftOut ? keptHtml(part) : ''));
  return {
    ...(part === 0 ? {} : { [STATIC_PART]: part }),
    ...(isLeftOut ? { dangerouslySetInnerHTML: { __html: html } } : { children }),
  };
}

export type StaticElementProps = Omit<HTMLAttributes<HTMLElement>, 'dangerouslySetInnerHTML'> & {
  readonly as?:
    'a' | 'article' | 'button' | 'div' | 'li' | 'nav' | 'p' | 'section' | 'span' | 'ul' | undefined;
  readonly staticPart: number;
  /** For a link. */
  readonly href?: string | undefined;
  /** For a button. */
  readonly type?: 'button' | undefined;
};

/** An element whose content is a static part; see StaticPart. */
export function StaticElement({ as: Tag = 'div', staticPart, children, ...rest }: StaticElementProps) {
  return <Tag {...rest} {...useStaticPart(staticPart, children)} />;
}
