/* Controls and links that a finger misses. The function runs in the page. */

/**
 * Targets of less than 44 × 44 pixels (WCAG 2.5.5), each with what can be touched of it. Found by asking the page what lies around the
 * middle of each, so that a card that its link covers counts whole, and an area that a neighbour takes doesn't. Links within a sentence
 * are exempt, and so is what only the keyboard reaches.
 * @param part a selector of the part to look at, such as a menu that lies over the page
 */
export function smallTouchTargets(part: string): string[] {
  const LEAST = 44;
  const REACH = LEAST + 2;
  const TARGETS =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), audio[controls], [role=button], [role=tab]';
  /** Beside text of its own paragraph, that no other link or button holds. A name in a row of a table or list isn't in a sentence. */
  const isInSentence = (target: Element) => {
    const around = target.closest('p, blockquote, figcaption, label, .prose :is(li, dd, td, th)');
    if (target.tagName !== 'A' || !around || getComputedStyle(target).display !== 'inline') return false;
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (/[\p{L}\p{N}]/u.test(textContent ?? '') && !parentElement?.closest('a, button, .sr-only'))
        return true;
    }
    return false;
  };
  /** How far from a point one step after another still meets the target. */
  const measure = (
    meets: (x: number, y: number) => boolean,
    x: number,
    y: number,
    dx: number,
    dy: number,
  ) => {
    let steps = 0;
    while (steps < REACH && meets(x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
    return steps;
  };
  const found = new Set<string>();
  for (const target of document.querySelectorAll<HTMLElement>(`${part} :is(${TARGETS})`)) {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (target.closest('.sr-only, .skip-link, .form-trap, [inert]') || isInSentence(target)) continue;
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    // Sideways no further than needed: what scrolls in a table would go below the column that stays.
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const meets = (x: number, y: number) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && [target, ...labels].some((part) => part.contains(at));
    };
    // A tick is as large as its words.
    const boxes = [target, ...labels].flatMap((part) => [...part.getClientRects()]);
    const box = boxes.sort((a, b) => b.width * b.height - a.width * a.height)[0];
    if (!box || box.width < 2) continue;
    // Half a pixel is the edge of two targets.
    const x = Math.round(box.left + box.width / 2);
    const y = Math.round(box.top + box.height / 2);
    if (!meets(x, y)) continue;
    const width = measure(meets, x, y, -1, 0) + 1 + measure(meets, x, y, 1, 0);
    const height = measure(meets, x, y, 0, -1) + 1 + measure(meets, x, y, 0, 1);
    // The row of pixels at an edge may be a neighbour's.
    if (width >= LEAST - 1 && height >= LEAST - 1) continue;
    const styled = target.closest('[class]');
    const words = (target.textContent ?? '').trim() || target.getAttribute('aria-label') || '';
    found.add(
      `${String(width)} × ${String(height)}: ${target.tagName.toLowerCase()} in ${styled?.tagName.toLowerCase() ?? ''}.${styled?.getAttribute('class') ?? ''} “${words.slice(0, 30)}”`,
    );
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
}
