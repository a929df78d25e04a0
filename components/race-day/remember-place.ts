const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/**
 * Remembers what a reader has unfolded and which link has the focus, because a page that is fetched anew may make these elements anew.
 * @returns a function that brings both back
 */
export function rememberPlace(): () => void {
  const before = folds().map(({ open }) => open);
  const focused = document.activeElement?.closest('main a')?.getAttribute('href');
  return () => {
    const after = folds();
    if (after.length === before.length)
      for (const [index, fold] of after.entries()) fold.open = before[index] ?? fold.open;
    if (focused == null || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    links.find((link) => link.getAttribute('href') === focused)?.focus({ preventScroll: true });
  };
}
