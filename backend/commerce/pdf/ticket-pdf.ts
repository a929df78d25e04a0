import texts from './ticket-texts.json' with { type: 'json' };
import { RIGHT_TO_LEFT, type Language } from '../../../lib/contract/languages.ts';
import type { Ticket, WalletAddresses } from '../../../lib/contract/entities/documents.ts';
import { visitFacts, type VisitFact } from '../catalogue/visit-facts.ts';
import { filled } from '../../kernel/messages/format-message.ts';
import { drawStripe, GREY, headline, INK } from '../../kernel/print/brand.ts';
import { drawQr } from '../../kernel/print/draw-qr.ts';
import { longDays } from '../../../lib/shared/date-forms.ts';
import { isolated } from '../../../lib/shared/isolate.ts';
import { makePdf, PAGE, type Pdf } from '../../kernel/print/make-pdf.ts';
import { heightOf, write, type TextStyle } from '../../kernel/print/write.ts';

/** A ticket's labels; `count` has {number} and {total}. */
export type TicketTexts = Readonly<
  Record<'title' | 'date' | 'postponed' | 'place' | 'holder' | 'count' | 'note', string>
>;

export const TICKET_TEXTS: Readonly<Record<Language, TicketTexts>> = texts;

type TicketDays = Pick<Ticket, 'start_date' | 'end_date' | 'is_postponed'>;

/** When a ticket admits: its days, or that its round is postponed; '' without a round. */
export function ticketDays(
  { start_date: first, end_date: last, is_postponed: isPostponed }: TicketDays,
  language: Language,
): string {
  if (isPostponed) return TICKET_TEXTS[language].postponed;
  return first === '' ? '' : longDays(first, last, language);
}

type PrintedTicket = Omit<Ticket, 'qr_svg' | keyof WalletAddresses>;

export type TicketSheetBranding = {
  /** The buyer's language; the pages follow its direction. */
  readonly language: Language;
  readonly site: string;
  /** The site's colour, #rrggbb; anything else is replaced by the default. */
  readonly accent: string;
};

const WIDTH = PAGE.width - 2 * PAGE.margin;
const LEFT = PAGE.margin;
/** Half the page: on a phone showing the whole page the QR code is three centimetres wide. */
const QR_SIZE = PAGE.width / 2;
const EVENT_SIZE = 46;
const LABEL: TextStyle = { font: 'text', size: 10, colour: GREY };
const strong = (size: number): TextStyle => ({ font: 'bold', size, colour: INK });
const small = (size: number): TextStyle => ({ font: 'text', size, colour: INK });
const BOTTOM = PAGE.height - PAGE.margin;
/** Gap between the columns of visitor information. */
const GAP = 24;
/** Font sizes that may be used for it, largest first. */
const VISIT_SIZES = [11, 10, 9] as const;

function drawFact(
  pdf: Pdf,
  [label, text]: VisitFact,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
  language: Language,
): number {
  const below = write(pdf, label, LABEL, { x, y, width }, language) + 1;
  return write(pdf, text, small(size), { x, y: below, width }, language);
}

/** Visitor information in columns at the foot of the ticket. What doesn't fit there goes on a separate page. */
function drawVisit(pdf: Pdf, facts: readonly VisitFact[], top: number, language: Language): void {
  const width = (WIDTH - GAP * (facts.length - 1)) / facts.length;
  const height = ([label, text]: VisitFact, size: number) =>
    heightOf(pdf, label, LABEL, width, language) + 1 + heightOf(pdf, text, small(size), width, language);
  const size = VISIT_SIZES.find((each) => facts.every((fact) => top + height(fact, each) <= BOTTOM));
  if (size === undefined) {
    pdf.addPage();
    let y: number = PAGE.margin;
    for (const fact of facts)
      y = drawFact(pdf, fact, { x: LEFT, y, width: WIDTH, size: VISIT_SIZES[0] }, language) + 12;
    return;
  }
  for (const [index, fact] of facts.entries()) {
    const column = RIGHT_TO_LEFT.has(language) ? facts.length - 1 - index : index;
    drawFact(pdf, fact, { x: LEFT + column * (width + GAP), y: top, width, size }, language);
  }
}

function drawTicket(pdf: Pdf, ticket: PrintedTicket, { language, site, accent }: TicketSheetBranding) {
  const texts = TICKET_TEXTS[language];
  const say = (text: string, style: TextStyle, y: number) =>
    write(pdf, text, style, { x: LEFT, y, width: WIDTH }, language);
  let y = headline(pdf, site, { y: drawStripe(pdf, 0, accent, language) + 24, size: 20 }, language) + 18;
  // Characters missing from the display font are set smaller, over several lines if needed.
  y = headline(pdf, ticket.event || ticket.title, { y, size: EVENT_SIZE }, language) + 12;
  const facts = [
    [texts.date, isolated(ticketDays(ticket, language), language)],
    [texts.place, ticket.venue],
    [texts.title, ticket.title],
    [texts.holder, ticket.holder],
  ] as const;
  for (const [label, value] of facts) {
    if (value === '') continue;
    y = say(label, LABEL, y) + 1;
    y = say(value, strong(15), y) + 8;
  }
  y += 6;
  drawQr(pdf, ticket.code, { x: (PAGE.width - QR_SIZE) / 2, y, size: QR_SIZE });
  y += QR_SIZE;
  pdf.font('bold').fontSize(16).fillColor(INK).text(ticket.code, LEFT, y, { width: WIDTH, align: 'center' });
  const count = filled(texts.count, {
    number: isolated(String(ticket.number), language),
    total: isolated(String(ticket.of), language),
  });
  y = say(count, { ...LABEL, size: 12 }, pdf.y + 14) + 4;
  drawVisit(pdf, visitFacts(ticket, language), say(texts.note, LABEL, y) + 14, language);
}

/** Tickets to show at a gate, printed or on a phone: one page each, with everything that the gate and its visitor need. */
export function ticketPdf(tickets: readonly PrintedTicket[], branding: TicketSheetBranding): Promise<Buffer> {
  const name = tickets[0]?.event || tickets[0]?.title || branding.site;
  return makePdf(
    `${TICKET_TEXTS[branding.language].title}, ${name}`,
    (pdf) => {
      for (const [index, ticket] of tickets.entries()) {
        if (index > 0) pdf.addPage();
        drawTicket(pdf, ticket, branding);
      }
    },
    branding.language,
  );
}
