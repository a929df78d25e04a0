'use client';

import type { ReactNode } from 'react';
import { RoomPanel } from './room-panel.client';
import { useWaitingRoom } from './use-waiting-room.client';

type QueueGateProps = {
  /** Data from before the wait may be out of date. */
  readonly onLetIn: () => void;
  /** @param onRefused called after an order was refused, which may have come after its turn */
  readonly children: (onRefused: () => void) => ReactNode;
};

/** The checkout behind the waiting room. */
export default function QueueGate({ onLetIn, children }: QueueGateProps) {
  const visit = useWaitingRoom();
  return (
    <RoomPanel visit={visit} onLetIn={onLetIn}>
      {() => children(visit.refresh)}
    </RoomPanel>
  );
}
