'use client';

import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { STATIC_PART } from '@/lib/content/static-part';

/** The HTML of parts without data, by number: what the document had before React took it over. */
const kept = new Map<number, string>();

function keptHtml(part: number): string {
  const html =
    kept.get(part) ?? document.querySelector(`[${STATIC_PART}="${String(part)}"]`)?.innerHTML ?? '';
  kept.set(part, html);
  return html;
}

/**
 * The content of an element that a static part may be. The server in front leaves out the data of a part whose HTML the document has
 * (server/html/static-parts.ts): React then adopts the HTML as it is and walks none of it. Going to another page and back shows it again.
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
  /** Of a link. */
  readonly href?: string | undefined;
  /** Of a button. */
  readonly type?: 'button' | undefined;
};

/** An element whose content is a static part; see StaticPart. */
export function StaticElement({ as: Tag = 'div', staticPart, children, ...rest }: StaticElementProps) {
  return <Tag {...rest} {...useStaticPart(staticPart, children)} />;
}
