const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];
/** Elements that scroll by themselves, such as a wide table; each can be focused with the keyboard. */
const scrollers = () => [...document.querySelectorAll<HTMLElement>('main [tabindex="0"]')];

/**
 * Remembers what a reader has unfolded, how far wide tables are scrolled and which link has the focus, because a page that is fetched
 * again may recreate these elements.
 * @returns a function that restores all of it
 */
export function rememberPlace(): () => void {
  const before = folds().map(({ open }) => open);
  const scrolled = scrollers().map(({ scrollLeft }) => scrollLeft);
  const focused = document.activeElement?.closest('main a')?.getAttribute('href');
  return () => {
    const after = folds();
    if (after.length === before.length)
      for (const [index, fold] of after.entries()) fold.open = before[index] ?? fold.open;
    const tables = scrollers();
    if (tables.length === scrolled.length)
      for (const [index, table] of tables.entries()) table.scrollLeft = scrolled[index] ?? table.scrollLeft;
    if (focused == null || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    links.find((link) => link.getAttribute('href') === focused)?.focus({ preventScroll: true });
  };
}
