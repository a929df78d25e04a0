/**
 * Focus indicators that a box around the focused element cuts off on one side (WCAG 2.4.7). Focuses everything that can be focused, so it
 * runs last, and after a press of a key: only then browsers show the indicator. Where a row scrolls sideways, only what is above and below
 * counts, since its ends come into view.
 */
export function cutFocusRings(): string[] {
  /** What antialiasing and half pixels hide. */
  const TOLERANCE = 1;
  const nameOf = (element: Element) => `${element.tagName}.${element.className}`;

  /** The boxes that clip an element, from the inside out. */
  const clippers = (element: Element): Element[] => {
    const found: Element[] = [];
    let { position } = getComputedStyle(element);
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (position === 'fixed') break;
      const style = getComputedStyle(box);
      const isContaining =
        position !== 'absolute' || style.position !== 'static' || style.transform !== 'none';
      if (!isContaining) continue;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') found.push(box);
      position = style.position;
    }
    return found;
  };

  /** The sides of a ring that can't be seen, each with the box that cuts it off. */
  const cutSides = (shown: Element, reach: number): string[] => {
    const inner = shown.getBoundingClientRect();
    if (inner.width <= 1 || inner.height <= 1) return [];
    const cut: string[] = [];
    const scrolls = { x: false, y: false };
    for (const box of clippers(shown)) {
      const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(box);
      scrolls.x ||= overflowX !== 'visible' && box.scrollWidth > box.clientWidth + TOLERANCE;
      scrolls.y ||= overflowY !== 'visible' && box.scrollHeight > box.clientHeight + TOLERANCE;
      const outer = box.getBoundingClientRect();
      const left = outer.left + box.clientLeft;
      const top = outer.top + box.clientTop;
      /** Whether an edge cuts the ring, but not the element itself. */
      const isCut = (overflow: string, between: number) =>
        overflow !== 'visible' &&
        between >= -TOLERANCE &&
        between + (overflow === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0) < reach - TOLERANCE;
      const sides = [
        ['left', scrolls.x, overflowX, inner.left - left],
        ['right', scrolls.x, overflowX, left + box.clientWidth - inner.right],
        ['top', scrolls.y, overflowY, inner.top - top],
        ['bottom', scrolls.y, overflowY, top + box.clientHeight - inner.bottom],
      ] as const;
      for (const [side, isScrolled, overflow, between] of sides)
        if (!isScrolled && isCut(overflow, between)) cut.push(`${side}, by ${nameOf(box)}`);
    }
    return cut;
  };

  const found = new Set<string>();
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  for (const each of document.querySelectorAll<HTMLElement>(focusable)) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('.form-trap')) continue;
    each.focus();
    if (document.activeElement !== each) continue;
    // The indicator may be that of something around or beside it.
    for (const shown of [each, each.nextElementSibling, each.parentElement, each.closest('.card, li')]) {
      if (shown === null) continue;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(shown);
      if (outlineStyle === 'none') continue;
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      for (const side of cutSides(shown, reach)) found.add(`focus of ${nameOf(shown)} cut off: ${side}`);
    }
  }
  return [...found];
}
