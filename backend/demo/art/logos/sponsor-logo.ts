import { SPONSOR_STYLES, type SponsorStyle, type Tone } from '../artwork.ts';
import { readable, type Colour } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { lettering, letteringWidth, type LetteringStyle } from '../kit/lettering.ts';
import { createSheet } from '../kit/sheet.ts';
import { sponsorSymbol } from './sponsor-symbols.ts';

const MARK_RATIO = 3;
const TEXT_RATIO = 4.5;

/** Symbol and name side by side, or stacked for every fifth style; the name's hand (slant, weight, width) differs by style. `tone` is the ground it stands on. */
export function sponsorLogoSvg(
  key: string,
  name: string,
  style: SponsorStyle,
  colours: readonly [Colour, Colour],
  tone: Tone,
): string {
  const sheet = createSheet(`${key}-`);
  const ground = tone === 'dark' ? '#10151c' : '#ffffff';
  const main = readable(colours[0], ground, MARK_RATIO);
  const accent = readable(colours[1], ground, MARK_RATIO);
  const order = SPONSOR_STYLES.indexOf(style);
  const hand: LetteringStyle = {
    height: 46,
    paint:
      order % 3 === 0 ? readable(colours[0], ground, TEXT_RATIO) : tone === 'dark' ? '#ffffff' : '#161b22',
    slant: order % 4 === 1 ? 12 : 0,
    weight: [1.8, 2.2, 1.3, 1.6][order % 4] ?? 1.8,
    tracking: [0.4, 0, 1.6, 0.8][order % 4] ?? 0,
  };
  const symbol = sponsorSymbol(style, main, accent, ground);
  const words = name.split(/\s+/);
  if (words.length > 1 && order % 2 === 1) {
    const cut = Math.ceil(words.length / 2);
    const top = words.slice(0, cut).join(' ');
    const bottom = words.slice(cut).join(' ');
    const upper = { ...hand, height: 42 };
    const lower = { ...hand, height: 30, paint: readable(colours[0], ground, TEXT_RATIO) };
    const width = Math.max(letteringWidth(top, upper), letteringWidth(bottom, lower));
    const total = 128 + width + 20;
    return sheet.document(
      total * 4,
      400,
      symbol + lettering(top, 120, 50, upper) + lettering(bottom, 118, 92, lower),
      `0 -4 ${num(total)} 108`,
    );
  }
  const total = 128 + letteringWidth(name, hand) + 22;
  return sheet.document(total * 4, 432, symbol + lettering(name, 120, 73, hand), `0 -4 ${num(total)} 108`);
}
