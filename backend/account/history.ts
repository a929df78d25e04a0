import type { Payload } from 'payload';
import type { HistoryEntry } from '../../lib/contract/entities/account.ts';
import { processSingleton } from '../contract/process-singleton.ts';

/** Finds what happened in an account in one area. Each source answers at most `HISTORY_LENGTH` entries, newest first. */
export type HistorySource = (payload: Payload, customerId: number) => Promise<readonly HistoryEntry[]>;

/** Entries of "my account": older ones are left out. */
export const HISTORY_LENGTH = 200;

const sources = processSingleton('account-history', () => new Map<string, HistorySource>());

/** Has a source tell its part of the history. @param name of the source; a second one of the same name takes its place */
export function addHistorySource(name: string, source: HistorySource): void {
  sources().set(name, source);
}

/** The history of an account, newest first. */
export async function historyOf(payload: Payload, customerId: number): Promise<HistoryEntry[]> {
  const found = await Promise.all([...sources().values()].map((source) => source(payload, customerId)));
  return found
    .flat()
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id.localeCompare(a.id))
    .slice(0, HISTORY_LENGTH);
}
