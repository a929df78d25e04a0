import type { Language } from '../../../lib/contract/languages.ts';
import type { TicketEvent } from '../../../lib/contract/entities/shop.ts';
import { formatMessage } from '../../kernel/messages/format-message.ts';
import { msg } from '../../kernel/messages/messages.ts';

const FACTS = [
  ['ticket.gatesOpen', 'gates_open'],
  ['ticket.whatToBring', 'what_to_bring'],
  ['ticket.whereToPark', 'parking'],
] as const;

/** The office's information for visitors of a round. */
export type Visit = { readonly [K in (typeof FACTS)[number][1]]?: TicketEvent[K] | undefined };

/** One piece of information for a visit, with its label in the visitor's language. */
export type VisitFact = readonly [label: string, text: string];

/** When the gates open, what to bring and where to park, in the office's words, leaving out blanks. */
export const visitFacts = (visit: Visit, language: Language): VisitFact[] =>
  FACTS.flatMap(([label, field]) => {
    const text = visit[field] ?? '';
    return text === '' ? [] : [[formatMessage(msg(label), language), text] as const];
  });
