/** The part of fontkit used to lay out text and read outlines; it has no types of its own. */
declare module 'fontkit' {
  export type PathCommand = {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  };
  export type Glyph = { readonly id: number; readonly path: { readonly commands: readonly PathCommand[] } };
  export type Line = {
    readonly advanceWidth: number;
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly yAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  };
  /** What puts marks onto letters. An anchor is where, and null if a letter has none for this kind of mark. */
  export type MarkProcessor = {
    applyAnchor(mark: object, anchor: object | null, letter: number): void;
  };
  export type Font = {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Glyphs in visual order. */
    layout(text: string, features?: readonly string[]): Line;
    readonly _layoutEngine: { readonly engine?: { readonly GPOSProcessor: MarkProcessor | null } };
  };
  export function create(bytes: Buffer): Font;
}
