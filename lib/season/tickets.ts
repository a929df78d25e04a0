import type { RoundSummary } from '@/lib/contract/entities/racing';
import { editorAddress } from '@/lib/contract/link-address';
import type { TranslationKey } from '@/lib/i18n/translate';
import { takesPlace } from './takes-place';

/**
 * The address where a round's tickets are sold.
 * @returns null if they aren't sold: without a valid address, once the round has ended (spec point 4), and while it is postponed or cancelled
 */
export const ticketsAddress = (
  round: Pick<RoundSummary, 'spectator_purchase_link' | 'end_date' | 'round_status'>,
  now: Date,
): string | null =>
  takesPlace(round) && now <= new Date(round.end_date) ? editorAddress(round.spectator_purchase_link) : null;

/** The text key of the link to the tickets. It still leads there if they are sold out, where visitors can ask for an email when there are more. */
export const ticketsText = ({ tickets_sold_out }: Pick<RoundSummary, 'tickets_sold_out'>): TranslationKey =>
  tickets_sold_out ? 'tickets.soldOut' : 'round.buyTickets';
