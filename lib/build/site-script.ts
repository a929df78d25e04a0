/** The part of webpack's settings that a build of the browser's scripts changes. */
export type ClientBuild = {
  plugins: unknown[];
  optimization: { splitChunks?: { cacheGroups?: Record<string, unknown> } | false };
};

const SITE_ENTRIES = new Set(['app/[lang]/(site)/layout', 'app/[lang]/(site)/[[...path]]/page']);

/**
 * Every page loads the site's layout and its page, so what both use is one script. Webpack by itself prefers the largest overlap of any two entries:
 * a page that only editors see could leave every visitor with two copies of the same code.
 */
export function shareSiteScript({ optimization: { splitChunks } }: ClientBuild): void {
  if (!splitChunks) return;
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    site: {
      name: 'site',
      chunks: ({ name }: { name?: string }) => name !== undefined && SITE_ENTRIES.has(name),
      minChunks: SITE_ENTRIES.size,
      priority: 10,
      enforce: true,
    },
  };
}
