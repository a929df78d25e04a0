import { COLOUR_IDS, type ColourId } from '../contract/entities/page.ts';
import { brandTokens } from './brand-tokens.ts';
import { contrast, parseHex, type Scheme } from './colour.ts';

type InSchemes = Readonly<Record<Scheme, string>>;

/** The accent of the site settings, for each scheme; '' for none. */
export type Accents = InSchemes;

const both = (colour: string): InSchemes => ({ light: colour, dark: colour });

/** The page's colour behind a block without a background. A test keeps all of these in step with styles/tokens.css and colours.css. */
const PAGE: InSchemes = { light: '#f6f4f0', dark: '#101113' };

type Fixed = Exclude<ColourId, 'bnd'>;

const FILLS: Readonly<Record<Fixed, InSchemes>> = {
  wht: both('#ffffff'),
  blk: both('#101113'),
  pri: both('#12344d'),
  sec: { light: '#eadfcb', dark: '#2b271f' },
  suc: both('#17703f'),
  inf: both('#155fa3'),
  wrn: both('#f4b223'),
  dng: both('#b3201c'),
};

const INKS: Readonly<Record<Fixed, InSchemes>> = {
  wht: both('#ffffff'),
  blk: both('#101113'),
  pri: both('#12344d'),
  sec: both('#eadfcb'),
  suc: { light: '#12633a', dark: '#6fdc9f' },
  inf: { light: '#10518c', dark: '#85c2ff' },
  wrn: { light: '#7a5200', dark: '#f8c659' },
  dng: { light: '#a31713', dark: '#ff958f' },
};

/** Backgrounds that are the same in both schemes: their content always has this scheme. */
const SCHEME_OF: Partial<Record<ColourId, Scheme>> = {
  wht: 'light',
  blk: 'dark',
  pri: 'dark',
  suc: 'dark',
  inf: 'dark',
  wrn: 'light',
  dng: 'dark',
};

/** Text colours that the site replaces on a background with a readable one. */
const REPLACED: Partial<Record<ColourId, readonly ColourId[]>> = { bnd: ['wht', 'blk'], sec: ['blk', 'pri'] };

const accentOf = (accents: Accents, scheme: Scheme) =>
  parseHex(accents[scheme]) ? accents[scheme] : accents.light;

/** One of the colours that editors choose by name; null for anything else. */
export const namedColour = (value: unknown): ColourId | null =>
  COLOUR_IDS.find((each) => each === value) ?? null;

/** A named colour as a block's background, in hex. */
export const fillOf = (colour: ColourId, scheme: Scheme, accents: Accents): string =>
  colour === 'bnd' ? brandTokens(accentOf(accents, scheme), scheme).brand : FILLS[colour][scheme];

/** A named colour as text, in hex. */
export const inkOf = (colour: ColourId, scheme: Scheme, accents: Accents): string =>
  colour === 'bnd' ? brandTokens(accentOf(accents, scheme), scheme).brandInk : INKS[colour][scheme];

type BlockColours = { readonly text: ColourId | null; readonly background: ColourId | null };

/**
 * The contrast of a block's text with its background or, without one, the page, in both schemes, rounded down to one decimal. Null if the
 * site chooses a readable text colour itself.
 */
export function blockContrast(
  { text, background }: BlockColours,
  accents: Accents,
): Readonly<Record<Scheme, number>> | null {
  if (text === null || (background !== null && REPLACED[background]?.includes(text))) return null;
  const ratio = (visitors: Scheme): number => {
    const scheme = (background === null ? undefined : SCHEME_OF[background]) ?? visitors;
    const fill = parseHex(background === null ? PAGE[scheme] : fillOf(background, scheme, accents));
    const ink = parseHex(inkOf(text, scheme, accents));
    return fill && ink ? Math.floor(contrast(ink, fill) * 10) / 10 : 0;
  };
  return { light: ratio('light'), dark: ratio('dark') };
}
