/** Hash of the interface's texts (lib/build/texts-version), which the build writes into the scripts. */
export const TEXTS_VERSION = String(process.env.TEXTS_VERSION);
