import type { RoundSummary } from '@/lib/contract/entities/racing';
import { editorAddress } from '@/lib/contract/link-address';
import type { TranslationKey } from '@/lib/i18n/translate';
import { takesPlace } from './takes-place';

/**
 * Where the tickets of a round are sold.
 * @returns null if they aren't: without a valid address, once the round has ended (spec point 4), and while it is postponed or cancelled
 */
export const ticketsAddress = (
  round: Pick<RoundSummary, 'spectator_purchase_link' | 'end_date' | 'round_status'>,
  now: Date,
): string | null =>
  takesPlace(round) && now <= new Date(round.end_date) ? editorAddress(round.spectator_purchase_link) : null;

/** What the link there says. Where tickets are sold out one can ask to be told of more, or see that there are none. */
export const ticketsText = ({ tickets_sold_out }: Pick<RoundSummary, 'tickets_sold_out'>): TranslationKey =>
  tickets_sold_out ? 'tickets.soldOut' : 'round.buyTickets';
