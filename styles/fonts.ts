import localFont from 'next/font/local';

/*
 * One family per role, one face per script: a browser downloads a face only if the page contains a letter in its range. The latin and
 * Māori faces are preloaded (43 KB together). All are optional: if one arrives too late for the first paint, the page keeps the fallback
 * face and nothing moves; the next page uses it. server/html/preload-fonts.ts makes sure that a downloaded face is used.
 *
 * The faces for Māori long vowels, which occur on nearly every page, are subsets of the packages' extended Latin, which would cost 47 KB.
 * The latin faces are the packages' own without features that the site doesn't use: weights other than 400 to 700, hints, and layout
 * features other than kerning, ligatures and tabular figures. Made with fontTools 4.38:
 *   fonttools varLib.instancer archivo-latin-wght-normal.woff2 wght=400:700 -o text.ttf
 *   pyftsubset text.ttf --unicodes='*' --flavor=woff2 --no-hinting --layout-features=kern,liga,tnum,mark,mkmk,ccmp,locl
 * They have names of their own, as Saira's licence requires (styles/fonts, SIL Open Font License).
 */

const displayLatin = localFont({
  src: './fonts/display-latin.woff2',
  weight: '700',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
  variable: '--font-display-latin',
  declarations: [
    { prop: 'font-family', value: 'Display Latin' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const displayMacrons = localFont({
  src: './fonts/display-macrons.woff2',
  weight: '700',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
  variable: '--font-display-macrons',
  declarations: [
    { prop: 'font-family', value: 'Display Macrons' },
    { prop: 'unicode-range', value: 'U+0100-0101,U+0112-0113,U+012A-012B,U+014C-014D,U+016A-016B' },
  ],
});

const displayLatinExt = localFont({
  src: '../node_modules/@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-ext-700-normal.woff2',
  weight: '700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-display-latin-ext',
  declarations: [
    { prop: 'font-family', value: 'Display Latin Ext' },
    {
      prop: 'unicode-range',
      value:
        'U+0102-0111,U+0114-0129,U+012C-014B,U+014E-0169,U+016C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const displayVietnamese = localFont({
  src: '../node_modules/@fontsource/saira-extra-condensed/files/saira-extra-condensed-vietnamese-700-normal.woff2',
  weight: '700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-display-vietnamese',
  declarations: [
    { prop: 'font-family', value: 'Display Vietnamese' },
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
    },
  ],
});

const textLatin = localFont({
  src: './fonts/text-latin.woff2',
  weight: '400 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
  variable: '--font-text-latin',
  declarations: [
    { prop: 'font-family', value: 'Text Latin' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const textMacrons = localFont({
  src: './fonts/text-macrons.woff2',
  weight: '400 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
  variable: '--font-text-macrons',
  declarations: [
    { prop: 'font-family', value: 'Text Macrons' },
    { prop: 'unicode-range', value: 'U+0100-0101,U+0112-0113,U+012A-012B,U+014C-014D,U+016A-016B' },
  ],
});

const textLatinExt = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-text-latin-ext',
  declarations: [
    { prop: 'font-family', value: 'Text Latin Ext' },
    {
      prop: 'unicode-range',
      value:
        'U+0102-0111,U+0114-0129,U+012C-014B,U+014E-0169,U+016C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const textVietnamese = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-vietnamese-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-text-vietnamese',
  declarations: [
    { prop: 'font-family', value: 'Text Vietnamese' },
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
    },
  ],
});

/*
 * The letters of the languages' own names that the faces above lack (lib/i18n/native-names.ts), taken from the Noto packages and combined
 * with fontTools' Merger: for the language menu, whose buttons use scripts for which a device may have no font.
 */
const languageNames = localFont({
  src: './fonts/language-names.woff2',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-language-names',
  declarations: [
    { prop: 'font-family', value: 'Language Names' },
    {
      prop: 'unicode-range',
      value:
        'U+0420,U+0423,U+0430,U+0438-043A,U+043D,U+0440-0441,U+0443,U+044C,U+0457,U+0627-0629,U+0631,U+0639,U+0644,U+064A,U+10D0,U+10D7-10D8,U+10DA,U+10E0,U+10E3,U+10E5,U+4E2D,U+4F53,U+6587,U+65E5,U+672C,U+7B80,U+8A9E,U+AD6D,U+C5B4,U+D55C',
    },
  ],
});

/** Class names that load the site's fonts; they belong on <html>. The stacks are in styles/tokens.css. */
export const fontClassNames = [
  displayLatin,
  displayMacrons,
  displayLatinExt,
  displayVietnamese,
  textLatin,
  textMacrons,
  textLatinExt,
  textVietnamese,
  languageNames,
]
  .map((font) => font.variable)
  .join(' ');
