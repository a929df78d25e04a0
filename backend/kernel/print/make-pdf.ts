import PDFDocument from 'pdfkit';
import { endWords } from './drawn-words.ts';
import { fonts } from './fonts.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** A4 with margins, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;

/**
 * Makes a PDF in the common document format: A4 with embedded fonts.
 * @param title shown in the reader's window
 * @param language BCP 47 tag of its text, for screen readers
 * @param draw draws on the first page; a new page starts when it is full
 */
export async function makePdf(title: string, draw: (pdf: Pdf) => void, language = 'en-NZ'): Promise<Buffer> {
  const { text, bold } = fonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    font: '',
    lang: language,
    displayTitle: true,
    info: { Title: title, Producer: 'Championship site' },
  });
  pdf.registerFont('text', text);
  pdf.registerFont('bold', bold);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  draw(pdf);
  endWords(pdf);
  pdf.end();
  return done;
}
