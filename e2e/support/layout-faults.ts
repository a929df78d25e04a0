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
        '.sr-only, .carousel-track, .form-trap, .skip-link, [aria-hidden=true], noscript, option, title',
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

/** Headings that skip a level, so that the outline has a hole (h2, then h4). */
export function skippedHeadings(): string[] {
  const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((each) =>
    each.checkVisibility(),
  );
  const levelOf = (heading: Element) => Number(heading.tagName.slice(1));
  return shown.flatMap((heading, index) => {
    const before = shown[index - 1];
    const isSkipping = before !== undefined && levelOf(heading) > levelOf(before) + 1;
    return isSkipping
      ? [`${heading.tagName} “${(heading.textContent ?? '').trim()}” follows ${before.tagName}`]
      : [];
  });
}

/** Images that are drawn in another shape than their own. */
export function stretchedPictures(): string[] {
  const MOST = 0.03;
  return [...document.querySelectorAll('img')]
    .filter((image) => image.checkVisibility() && image.naturalWidth > 0 && image.naturalHeight > 0)
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      const isFitted = getComputedStyle(image).objectFit !== 'fill';
      const own = image.naturalWidth / image.naturalHeight;
      return !isFitted && width > 1 && height > 1 && Math.abs(width / height / own - 1) > MOST;
    })
    .map((image) => `stretched: ${image.currentSrc}`);
}

/** Texts that lie over one another, by at least half the height of a line. What floats over the page (bars, dialogs) is exempt. */
export function textOverText(): string[] {
  type Line = { node: Text; left: number; right: number; top: number; bottom: number };
  const lines: Line[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  /** Above the page, where it moves over texts, or behind it, as a picture. */
  const isFloating = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position, zIndex } = getComputedStyle(box);
      if (['fixed', 'sticky'].includes(position) || Number(zIndex) < 0) return true;
    }
    return false;
  };
  /** The part of a line that the boxes around it leave to be seen: as high as the line, which a font's own box may exceed. */
  const seenPart = (element: Element, line: DOMRect) => {
    const excess = Math.max(
      0,
      line.height - (Number.parseFloat(getComputedStyle(element).lineHeight) || Infinity),
    );
    let { left, right, top, bottom } = line;
    [top, bottom] = [top + excess / 2, bottom - excess / 2];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const around = node.parentElement;
    if (!(node instanceof Text) || !around || node.data.trim() === '') continue;
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (around.closest('.sr-only, .skip-link, .form-trap, option, noscript') || isFloating(around)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const part = seenPart(around, line);
      if (part.right - part.left > 2 && part.bottom - part.top > 2) lines.push({ node, ...part });
    }
  }
  lines.sort((a, b) => a.top - b.top);
  const found = new Set<string>();
  const wordsOf = ({ node }: Line) => `“${node.data.trim().slice(0, 30)}”`;
  lines.forEach((line, at) => {
    for (const other of lines.slice(at + 1)) {
      if (other.top >= line.bottom) break;
      const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const high = Math.min(line.bottom, other.bottom) - other.top;
      const least = Math.min(line.bottom - line.top, other.bottom - other.top);
      if (other.node !== line.node && wide > 3 && high > least / 2)
        found.add(`${wordsOf(line)} and ${wordsOf(other)} lie over one another`);
    }
  });
  return [...found];
}

/**
 * The largest rectangle of the page's content, of at most a screen in height, in which nothing is: no text, picture, control or painted
 * box. '' if it is smaller than 40 % of a screen.
 */
export function emptyArea(): string {
  const MOST = 0.4;
  const CELL = 20;
  const ROW = 130;
  const main = document.querySelector('main');
  // Columns that an editor filled may end at different heights.
  if (!main || main.querySelector('.row-columns')) return '';
  const room = document.documentElement.clientWidth;
  const columns = Math.floor(room / CELL);
  const filled: boolean[][] = [];
  const fill = ({ left, right, top, bottom }: DOMRect) => {
    const first = Math.max(0, Math.floor((top + scrollY) / CELL));
    for (let row = first; row < Math.ceil((bottom + scrollY) / CELL); row += 1) {
      const cells = (filled[row] ??= []);
      for (
        let at = Math.max(0, Math.floor(left / CELL));
        at < Math.min(columns, Math.ceil(right / CELL));
        at += 1
      )
        cells[at] = true;
    }
  };
  const range = document.createRange();
  for (const element of main.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const { backgroundColor, backgroundImage, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const isPainted = backgroundImage !== 'none' || !/^(transparent|.*, 0\)|.*\/ 0\))$/.test(backgroundColor);
    // A background of the whole width doesn't count: what matters is what is on it.
    if (element.matches('img, svg, video, canvas, iframe, input, select, textarea, button')) fill(box);
    else if (isPainted && box.width < room * 0.9) fill(box);
    // The ruled lines of lists and tables have their ends apart on purpose.
    else if (box.height < ROW && /[1-9]/.test(`${borderTopWidth}${borderBottomWidth}`)) fill(box);
    for (const node of element.childNodes)
      if (node instanceof Text && node.data.trim() !== '') {
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) fill(line);
      }
  }
  // From the first to the last thing on the page, between its edges: the largest rectangle in a histogram of empty cells.
  const rows = Object.keys(filled).map(Number);
  const edges = main.querySelector('.block-content, .container-site');
  const { left = 0, right = room } = edges?.matches('.container-site') ? edges.getBoundingClientRect() : {};
  // Of a block, the first column is the way to the page's edge: '[full-start] 80px [content-start] …'.
  const [, column = '0'] = /([\d.]+)px/.exec(edges ? getComputedStyle(edges).gridTemplateColumns : '') ?? [];
  const gutter = edges?.matches('.container-site') ? 0 : Number(column);
  const from = Math.ceil((left + gutter) / CELL);
  const until = Math.floor((right - gutter) / CELL);
  const most = Math.floor(innerHeight / CELL);
  const heights = new Array<number>(columns).fill(0);
  let best = { area: 0, text: '' };
  for (let row = Math.min(...rows); row <= Math.max(...rows); row += 1) {
    for (let at = from; at < until; at += 1)
      heights[at] = filled[row]?.[at] ? 0 : Math.min(most, (heights[at] ?? 0) + 1);
    for (let start = from; start < until; start += 1) {
      let height = most;
      for (let end = start; end < until && height > 0; end += 1) {
        height = Math.min(height, heights[end] ?? 0);
        const area = height * (end - start + 1);
        if (area > best.area)
          best = {
            area,
            text: `${String((end - start + 1) * CELL)} × ${String(height * CELL)} px at ${String(start * CELL)}, ${String((row - height + 1) * CELL)}`,
          };
      }
    }
  }
  const share = (best.area * CELL * CELL) / (room * innerHeight);
  return share > MOST ? `empty: ${best.text} (${String(Math.round(share * 100))} % of a screen)` : '';
}
