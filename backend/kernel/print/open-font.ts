import { readFileSync } from 'node:fs';
import { create, type BackwardsRule, type Font, type Substituter, type SubstitutionRule } from 'fontkit';

/*
 * fontkit 2.0 has bugs that affect a few scripts. They are corrected in the fonts opened here, so that text is shaped as by HarfBuzz, which
 * browsers use.
 */

/** The kind of lookup that goes through a word from its end: Mongolian letters depend on the vowels after them. */
const BACKWARDS = 8;
const isBackwards = (rule: SubstitutionRule): rule is BackwardsRule => 'substitutes' in rule;

/** fontkit omits a count when it reads such a lookup, and fails. One description is used for all fonts. */
function describeBackwards({ table }: Substituter): void {
  const kinds = table.lookupList.type.type.fields.subTables.type.type.versions;
  const { substFormat, coverage, ...others } = kinds[BACKWARDS];
  if (!('backtrackGlyphCount' in others))
    kinds[BACKWARDS] = { substFormat, coverage, backtrackGlyphCount: others.glyphCount, ...others };
}

/** fontkit can't apply such a lookup either. */
function applyBackwards(substituter: Substituter): void {
  const apply = substituter.applyLookup.bind(substituter);
  substituter.applyLookup = (kind, rule) => {
    if (!isBackwards(rule)) return apply(kind, rule);
    const { cur } = substituter.glyphIterator;
    const substitute = rule.substitutes[substituter.coverageIndex(rule.coverage)];
    const fits =
      substituter.coverageSequenceMatches(-rule.backtrackGlyphCount, rule.backtrackCoverage) &&
      substituter.coverageSequenceMatches(1, rule.lookaheadCoverage);
    if (cur === null || substitute === undefined || !fits) return false;
    cur.id = substitute;
    return true;
  };
}

/** fontkit matches the glyphs required before another in the wrong order: a font lists them outwards from that glyph. */
function matchOutwards(substituter: Substituter): void {
  const match = substituter.match.bind(substituter);
  substituter.match = (from, sequence, ...others) =>
    match(from, from < 0 ? sequence.toReversed() : sequence, ...others);
}

/** fontkit doesn't know that a lookup may ignore all marks but a few. */
function knowMarkSets(font: Font, { table }: Substituter): void {
  const get = table.lookupList.get.bind(table.lookupList);
  table.lookupList.get = (index) => {
    const lookup = get(index);
    const marks = font.GDEF?.markGlyphSetsDef?.coverage[lookup.markFilteringSet ?? -1];
    if (marks) lookup.flags.marks = marks;
    return lookup;
  };
}

/** fontkit applies a lookup twice if two features request it, and always from the start of a word. */
function applyInOrder(substituter: Substituter): void {
  const begin = substituter.applyLookups.bind(substituter);
  substituter.applyLookups = (requests, glyphs, positions) => {
    begin([], glyphs, positions);
    const at = substituter.glyphIterator;
    const isPassed = at.shouldIgnore.bind(at);
    at.shouldIgnore = (glyph) => {
      const { marks } = at.options;
      const isOther = marks !== undefined && substituter.coverageIndex(marks, glyph.id) === -1;
      return isPassed(glyph) || (glyph.isMark && isOther);
    };
    for (const [index, same] of Map.groupBy(requests, (request) => request.index)) {
      const { lookupType, flags, subTables } = substituter.table.lookupList.get(index);
      const isFromEnd = subTables.some(isBackwards);
      let place = isFromEnd ? glyphs.length - 1 : 0;
      for (let glyph = glyphs[place]; glyph; glyph = glyphs[place]) {
        const { features } = glyph;
        const request = same.find(({ feature }) => feature in features);
        at.reset(flags, place);
        if (request && !at.shouldIgnore(glyph)) {
          substituter.currentFeature = request.feature;
          for (const rule of subTables) if (substituter.applyLookup(lookupType, rule)) break;
        }
        place = isFromEnd ? place - 1 : at.index + 1;
      }
    }
  };
}

/** fontkit fails on a mark for which the preceding letter has no anchor, as in Telugu, instead of leaving the mark where it is. */
function leaveMarks(font: Font): void {
  const positioner = font._layoutEngine.engine?.GPOSProcessor;
  if (!positioner) return;
  const applyAnchor = positioner.applyAnchor.bind(positioner);
  positioner.applyAnchor = (mark, anchor, letter) => {
    if (anchor) applyAnchor(mark, anchor, letter);
  };
}

/** fontkit hides control characters even where the font draws one, such as Mongolian's narrow gap. */
function showDrawnSigns(font: Font): void {
  const layout = font._layoutEngine;
  const space = font.glyphForCodePoint(0x20);
  layout.hideDefaultIgnorables = (glyphs, positions) => {
    for (const [place, { id, codePoints }] of glyphs.entries()) {
      const [sign = 0] = codePoints;
      const position = positions[place];
      if (!position || !layout.isDefaultIgnorable(sign) || id !== font.glyphForCodePoint(sign).id) continue;
      glyphs[place] = space;
      position.xAdvance = 0;
      position.yAdvance = 0;
    }
  };
}

/** Opens a font, for laying out text in any script. */
export function openFont(file: string): Font {
  const font = create(readFileSync(file));
  const substituter = font._layoutEngine.engine?.GSUBProcessor;
  if (substituter) {
    describeBackwards(substituter);
    applyBackwards(substituter);
    matchOutwards(substituter);
    knowMarkSets(font, substituter);
    applyInOrder(substituter);
  }
  leaveMarks(font);
  showDrawnSigns(font);
  return font;
}
