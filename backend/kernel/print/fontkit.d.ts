/** The part of fontkit used to lay out text and read outlines; it has no types of its own. */
declare module 'fontkit' {
  export type PathCommand = {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  };
  export type Glyph = {
    readonly id: number;
    readonly codePoints: readonly number[];
    readonly path: { readonly commands: readonly PathCommand[] };
  };
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
  /** Glyphs, by number. */
  export type Coverage = { readonly version: number };
  export type GlyphInfo = { id: number; readonly isMark: boolean; readonly features: object };
  export type LookupFlags = {
    /** The marks that a lookup considers, if restricted. fontkit doesn't set it. */
    marks?: Coverage;
  };
  /** What a glyph can be replaced with. */
  export type SubstitutionRule = { readonly version: number } | BackwardsRule;
  /** A glyph's replacement by context, applied from a word's end to its start. */
  export type BackwardsRule = {
    readonly coverage: Coverage;
    readonly backtrackGlyphCount: number;
    readonly backtrackCoverage: readonly Coverage[];
    readonly lookaheadCoverage: readonly Coverage[];
    readonly substitutes: readonly number[];
  };
  export type Lookup = {
    readonly lookupType: number;
    readonly flags: LookupFlags;
    readonly markFilteringSet?: number;
    readonly subTables: readonly SubstitutionRule[];
  };
  /** Fields by name, in the order in which they are read. */
  type Description = Record<string, unknown>;
  export type LookupList = {
    get(index: number): Lookup;
    readonly type: {
      readonly type: {
        readonly fields: {
          readonly subTables: {
            readonly type: { readonly type: { readonly versions: { 8: Description } } };
          };
        };
      };
    };
  };
  /** Iterates over glyphs, skipping those that a lookup ignores. */
  export type GlyphIterator = {
    readonly cur: GlyphInfo | null;
    readonly index: number;
    readonly options: LookupFlags;
    reset(flags: LookupFlags, index: number): void;
    shouldIgnore(glyph: GlyphInfo): boolean;
  };
  /** Substitutes glyphs. */
  export type Substituter = {
    readonly table: { readonly lookupList: LookupList };
    readonly glyphIterator: GlyphIterator;
    currentFeature: string | null;
    applyLookups(
      requests: readonly { readonly index: number; readonly feature: string }[],
      glyphs: readonly GlyphInfo[],
      positions: unknown,
    ): void;
    applyLookup(kind: number, rule: SubstitutionRule): boolean;
    /** @returns -1 if a glyph, by default the current one, isn't in it */
    coverageIndex(coverage: Coverage, glyph?: number): number;
    coverageSequenceMatches(from: number, sequence: readonly Coverage[]): boolean;
    /** Compares the glyphs at a distance from the current one with a sequence. */
    match<T>(from: number, sequence: readonly T[], ...others: unknown[]): unknown;
  };
  /** Positions marks on letters. An anchor is null if a letter has none for this kind of mark. */
  export type Positioner = {
    applyAnchor(mark: object, anchor: object | null, letter: number): void;
  };
  export type Font = {
    readonly unitsPerEm: number;
    readonly GDEF?: { readonly markGlyphSetsDef?: { readonly coverage: readonly Coverage[] } | null };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    /** Glyphs in visual order. */
    layout(text: string, features?: readonly string[]): Line;
    readonly _layoutEngine: {
      readonly engine?: {
        readonly GSUBProcessor: Substituter | null;
        readonly GPOSProcessor: Positioner | null;
      };
      isDefaultIgnorable(codePoint: number): boolean;
      hideDefaultIgnorables(glyphs: Glyph[], positions: { xAdvance: number; yAdvance: number }[]): void;
    };
  };
  export function create(bytes: Buffer): Font;
}
