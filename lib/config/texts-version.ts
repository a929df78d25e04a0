/** Changes with the interface's texts (lib/build/texts-version): the build writes it into the scripts. */
export const TEXTS_VERSION = String(process.env.TEXTS_VERSION);
