/** The part of webpack's settings that a build of the browser's scripts changes. */
export type ClientBuild = {
  plugins: unknown[];
  output: { hashDigestLength?: number };
  optimization: { splitChunks?: { cacheGroups?: Record<string, unknown> } | false };
};

/** What Next loads with every page of the site, each as a script of its own. */
const SITE_ENTRIES = new Set([
  'app/[lang]/layout',
  'app/[lang]/error',
  'app/[lang]/(site)/layout',
  'app/[lang]/(site)/[[...path]]/page',
]);

/**
 * Every page loads the same four scripts, so what two of them use is one more, and in none twice. Webpack by itself prefers the largest overlap
 * of any two entries: a page that only editors see could leave every visitor with two copies of the same code.
 */
export function shareSiteScript({ optimization: { splitChunks } }: ClientBuild): void {
  if (!splitChunks) return;
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    site: {
      name: 'site',
      chunks: ({ name }: { name?: string }) => name !== undefined && SITE_ENTRIES.has(name),
      minChunks: 2,
      priority: 10,
      enforce: true,
    },
  };
}

/** Hexadecimal digits: two contents of one name are as good as never taken for the same. */
const HASH_DIGITS = 10;

/**
 * Shortens the hashes in the names of scripts and sheets from Next's 16 digits. The first script of every page lists those of all others, and
 * nothing compresses a hash: for 130 of them, six digits are half a kilobyte.
 */
export function shortenHashes({ output }: ClientBuild): void {
  output.hashDigestLength = HASH_DIGITS;
}
