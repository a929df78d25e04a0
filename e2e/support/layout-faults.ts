/* Layout problems of a page. The functions run in the page. */

/** How far a page can be scrolled sideways, and the element that sticks out; '' if it can't. */
export function sidewaysScroll(): string {
  const room = document.documentElement.clientWidth;
  const tooWide = document.documentElement.scrollWidth - room;
  if (tooWide <= 0) return '';
  const culprit = [...document.querySelectorAll('body *')].find((each) => {
    const { left, right } = each.getBoundingClientRect();
    return (right > room + 1 || left < -1) && !each.closest('[class*="overflow"], .carousel-track');
  });
  return `${String(tooWide)} px too wide by ${culprit?.tagName ?? ''}.${String(culprit?.className ?? '')}`;
}

/**
 * Texts that can't be fully seen or scrolled to: clipped by a box around them, or beyond the screen. Deliberate truncation (an
 * ellipsis, a number of lines with 'Read More') and carousel slides are exempt.
 */
export function cutTexts(): string[] {
  const room = document.documentElement.clientWidth;
  const isShortened = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
  const cutOf = (element: Element, text: DOMRect): string => {
    let isInScroller = false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (isShortened(style)) return '';
      if (style.position === 'fixed') return '';
      if (
        !isInScroller &&
        isCutting(style.overflowX) &&
        (text.left < edge.left - 2 || text.right > edge.right + 2)
      )
        return 'sideways';
      // Glyphs may exceed their line slightly.
      if (
        !isInScroller &&
        isCutting(style.overflowY) &&
        (text.top < edge.top - 6 || text.bottom > edge.bottom + 6)
      )
        return 'in height';
      if (['auto', 'scroll'].includes(style.overflowX)) isInScroller = true;
    }
    return !isInScroller && (text.left < -1 || text.right > room + 1) ? 'by the screen' : '';
  };
  const found = new Set<string>();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const around = node.parentElement;
    if (!around || (node.textContent ?? '').trim() === '') continue;
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (
      around.closest(
        '.sr-only, .carousel-track, .reveal-clip, .form-trap, .skip-link, [aria-hidden=true], noscript, option, title',
      )
    )
      continue;
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      const cut = text.width > 1 && text.height > 1 ? cutOf(around, text) : '';
      if (cut !== '')
        found.add(
          `cut ${cut}: ${around.tagName}.${String(around.className)} “${(node.textContent ?? '').trim().slice(0, 40)}”`,
        );
    }
  }
  return [...found];
}

/** Buttons and other targets under 24 pixels, each by tag and class. */
export function smallControls(): string[] {
  const LEAST = 24;
  const inText = (element: Element) => {
    const around = element.closest('p, li, dd, td, address, figcaption, blockquote');
    return around !== null && (around.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  };
  return [...document.querySelectorAll<HTMLElement>('button, summary, select, [role="button"], [role="tab"]')]
    .filter((each) => each.checkVisibility() && !inText(each) && !each.closest('.sr-only'))
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && (width < LEAST || height < LEAST);
    })
    .map((each) => `${each.tagName} ${each.className}`);
}
