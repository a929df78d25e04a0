const ROWS = '.timing-table tbody tr';
const MOVE_MS = 400;

/**
 * Animates the cars of a timing sheet to their new places, unless the visitor prefers reduced motion.
 * @param place the sheet's container; by default all of the page's content
 * @returns a function that stops it
 */
export function animateRows(place: Element | null = document.querySelector('main')): () => void {
  if (place === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const rows = () => [...place.querySelectorAll<HTMLElement>(ROWS)];
  let tops = new Map(rows().map((row) => [row, row.offsetTop]));
  const observer = new MutationObserver(() => {
    const now = new Map(rows().map((row) => [row, row.offsetTop]));
    for (const [row, top] of now) {
      const offset = (tops.get(row) ?? top) - top;
      if (offset !== 0)
        row.animate([{ transform: `translateY(${String(offset)}px)` }, { transform: 'none' }], {
          duration: MOVE_MS,
          easing: 'ease-out',
        });
    }
    tops = now;
  });
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}
