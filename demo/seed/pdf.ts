/**
 * A minimal PDF of text lines in the monospaced standard font that every reader has. Since all letters are equally wide, the macrons
 * of te reo Māori, which its encoding lacks, can be drawn over the vowels.
 */

const PAGE = { width: 595, height: 842 };
const MARGIN = 56;
const TITLE_SIZE = 16;
const TEXT_SIZE = 9.5;
const LEADING = 13.5;
/** Width of every glyph, relative to the font size. */
const LETTER_WIDTH = 0.6;
const LINES_A_PAGE = Math.floor((PAGE.height - 2 * MARGIN - 40) / LEADING);

const MACRONS: Readonly<Record<string, string>> = {
  ā: 'a',
  ē: 'e',
  ī: 'i',
  ō: 'o',
  ū: 'u',
  Ā: 'A',
  Ē: 'E',
  Ī: 'I',
  Ō: 'O',
  Ū: 'U',
};
/** Characters beyond Latin-1 in the encoding of PDF's standard fonts. */
const SPECIALS: Readonly<Record<string, number>> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '…': 0x85,
};

function literal(text: string): string {
  const bytes = [...text].map((letter) => {
    const code = SPECIALS[letter] ?? (MACRONS[letter] ?? letter).charCodeAt(0);
    if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`;
    return code < 0x7f
      ? String.fromCharCode(code)
      : `\\${(code > 0xff ? 0x3f : code).toString(8).padStart(3, '0')}`;
  });
  return `(${bytes.join('')})`;
}

const utf16 = (text: string): string =>
  `<feff${[...text].map((letter) => (letter.codePointAt(0) ?? 0x3f).toString(16).padStart(4, '0')).join('')}>`;

function line(text: string, y: number, face: 'F1' | 'F2', size: number): string {
  const macrons = [...text].flatMap((letter, index) => {
    if (!(letter in MACRONS)) return [];
    const x = MARGIN + (index + 0.16) * LETTER_WIDTH * size;
    const height = letter === letter.toUpperCase() ? 0.68 : 0.56;
    return [
      `${x.toFixed(2)} ${(y + height * size).toFixed(2)} ${(LETTER_WIDTH * size * 0.68).toFixed(2)} ${(size * 0.055).toFixed(2)} re f`,
    ];
  });
  const operators = `/Span <</ActualText ${utf16(text)}>> BDC BT /${face} ${size} Tf ${MARGIN} ${y.toFixed(2)} Td ${literal(text)} Tj ET EMC`;
  return [operators, ...macrons].join('\n');
}

function pageStream(title: string, lines: readonly string[], number: number, count: number): string {
  const top = PAGE.height - MARGIN - TITLE_SIZE;
  const body = lines.map((text, index) => line(text, top - 32 - index * LEADING, 'F1', TEXT_SIZE));
  return [
    line(title, top, 'F2', TITLE_SIZE),
    ...body,
    line(`${number} / ${count}`, MARGIN - 24, 'F1', 8),
  ].join('\n');
}

/** Generates a PDF document. Long lines are wrapped at a space. */
export function writePdf(title: string, lines: readonly string[]): Buffer {
  const broken = lines.flatMap(breakLine);
  const pages: string[][] = [];
  for (let start = 0; start < Math.max(1, broken.length); start += LINES_A_PAGE)
    pages.push(broken.slice(start, start + LINES_A_PAGE));
  const firstPage = 6;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`);
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Lang(en-NZ)/ViewerPreferences<</DisplayDocTitle true>>>>`,
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
    font('Courier'),
    font('Courier-Bold'),
    `<</Title ${utf16(title)}/Producer(Southern Cross Summer Series)>>`,
    ...pages.flatMap((page, index) => {
      const stream = pageStream(title, page, index + 1, pages.length);
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${firstPage + index * 2 + 1} 0 R>>`,
        `<</Length ${Buffer.byteLength(stream, 'latin1')}>>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  return assemble(objects);
}

function breakLine(text: string): string[] {
  const most = Math.floor((PAGE.width - 2 * MARGIN) / (LETTER_WIDTH * TEXT_SIZE));
  if (text.length <= most) return [text];
  const at = Math.max(text.lastIndexOf(' ', most), 1);
  return [text.slice(0, at), ...breakLine(`      ${text.slice(at + 1)}`)];
}

function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, 'latin1');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = Buffer.byteLength(body, 'latin1');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}
