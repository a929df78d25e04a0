/**
 * Font families that are preloaded and used only if they arrive in time (styles/fonts.ts). A browser only starts to load a face when
 * it lays out text in it, even if the file has long arrived. A busy browser then paints a frame without it, and the text moves when
 * the font is applied. Loading the face by name before there is any text makes it ready for the first layout.
 */
const FAMILIES = ['Text Latin', 'Display Latin', 'Text Macrons', 'Display Macrons'];

const SCRIPT =
  '<script>for(const face of document.fonts)' +
  // If a face fails to load, its text stays in the fallback font.
  `if(${JSON.stringify(FAMILIES)}.includes(face.family.replace(/["']/g,'')))face.load().catch(()=>{})</script>`;

const BODY = /<body[^>]*>/;

/** Makes a document load the site's fonts before its first text. Their faces are declared in the head (page-styles.ts). */
export const preloadFonts = (html: string): string => html.replace(BODY, (body) => body + SCRIPT);
