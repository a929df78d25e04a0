/**
 * Font families that are preloaded and used only if they arrive in time (styles/fonts.ts). A browser starts using a font when it lays
 * out the first text in it, even if the file arrived long before, and a busy one paints a frame without it meanwhile: then everything
 * moves when the font is applied. If it is requested by name before there is any text, it is ready for the first layout.
 */
const FAMILIES = ['Text Latin', 'Display Latin', 'Text Macrons', 'Display Macrons'];

const SCRIPT =
  '<script>for(const face of document.fonts)' +
  // A face that does not come is none: its text stays in the stand-in.
  `if(${JSON.stringify(FAMILIES)}.includes(face.family.replace(/["']/g,'')))face.load().catch(()=>{})</script>`;

const BODY = /<body[^>]*>/;

/** Has a document take up the site's fonts before its first text. The head names their faces (page-styles.ts). */
export const preloadFonts = (html: string): string => html.replace(BODY, (body) => body + SCRIPT);
