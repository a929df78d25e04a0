import type { Payload } from 'payload';
import type { Result } from '../../../lib/contract/entities/racing.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { liveStateOf, momentsOf } from '../timing/live-state.ts';

export type Notice = NonNullable<Result['notice']>;

/** Race control's newest message of each of these sessions; those without one are absent. */
export async function loadNotices(
  payload: Payload,
  sessions: readonly number[],
): Promise<ReadonlyMap<number, Notice>> {
  const { docs } = await payload.find({
    ...findAll('timing-states', { session: { in: [...sessions] } }),
    select: { session: true, live: true },
  });
  return new Map(
    docs.flatMap((state) => {
      const [newest] = liveStateOf(state).messages;
      const { messages_at: changed_at } = momentsOf(state);
      return newest === undefined ? [] : [[state.session, { text: newest.text, changed_at }] as const];
    }),
  );
}
