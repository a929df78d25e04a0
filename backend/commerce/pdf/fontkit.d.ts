/** The part of fontkit used to read outlines; it has no types of its own. */
declare module 'fontkit' {
  export type Glyph = { readonly advanceWidth: number; readonly path: { toSVG(): string } };
  export type Line = {
    readonly advanceWidth: number;
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number }[];
  };
  export type Font = {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): Line;
  };
  export function create(bytes: Buffer): Font;
}
