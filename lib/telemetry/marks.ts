/** User Timing marks of a page load, which measuring tools and the browser tests wait for. */
export const MARKS = {
  /** The page is hydrated: clicks and keys work. */
  interactive: 'page-interactive',
  /** Everything that loads after the page (offline copies, updates, consent) has loaded, too. */
  settled: 'page-settled',
} as const;
