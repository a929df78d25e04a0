/** The part of webpack's settings that a build of the browser's scripts changes. */
export type ClientBuild = {
  plugins: unknown[];
  output: { hashDigestLength?: number };
  optimization: { splitChunks?: { cacheGroups?: Record<string, unknown> } | false };
};

/** Entries that Next loads with every page of the site, each as a separate script. */
const SITE_ENTRIES = new Set([
  'app/[lang]/layout',
  'app/[lang]/error',
  'app/[lang]/(site)/layout',
  'app/[lang]/(site)/[[...path]]/page',
]);

/**
 * Puts what at least two of these entries use into one shared script, since every page loads all of them. Left to itself, webpack prefers
 * the largest overlap of any two entries: a page that only editors see could leave every visitor with two copies of the same code.
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

/** Hexadecimal digits: enough that two versions of a file practically never share a name. */
const HASH_DIGITS = 10;

/**
 * Shortens the hashes in the names of scripts and sheets from Next's 16 digits. The first script of every page lists those of all others, and
 * nothing compresses a hash: for 130 of them, six digits are half a kilobyte.
 */
export function shortenHashes({ output }: ClientBuild): void {
  output.hashDigestLength = HASH_DIGITS;
}
