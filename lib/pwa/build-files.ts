/** A file of the build in a page's HTML, up to the closing quote or bracket; route folders may contain brackets. */
const BUILD_FILE = /\/_next\/static\/(?:\([^()"'\\\s]*\)|[^()"'\\\s])+/g;

/** Paths of the build's files that a page's HTML names. */
export const buildFilesIn = (html: string): readonly string[] => html.match(BUILD_FILE) ?? [];

/** Paths of the build's files that this page has loaded so far, also on demand. */
export const loadedBuildFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => buildFilesIn(name));
