import type { Payload } from 'payload';
import type { HistoryEntry } from '../../../lib/contract/entities/account.ts';
import { createRegistry } from '../../kernel/registry.ts';

/** Finds account events in one area. Each source returns at most `HISTORY_LENGTH` entries, newest first. */
export type HistorySource = (payload: Payload, customerId: number) => Promise<readonly HistoryEntry[]>;

/** Maximum number of entries in "My account". */
export const HISTORY_LENGTH = 200;

/** Sources of other domains: each provides its part of the history. */
export const historySources = createRegistry<HistorySource>('account-history');

/** An account's history, newest first. */
export async function historyOf(payload: Payload, customerId: number): Promise<HistoryEntry[]> {
  const found = await Promise.all(historySources.all().map((source) => source(payload, customerId)));
  return found
    .flat()
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id.localeCompare(a.id))
    .slice(0, HISTORY_LENGTH);
}
