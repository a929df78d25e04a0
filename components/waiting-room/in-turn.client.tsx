'use client';

import type { ReactNode } from 'react';
import { RoomPanel } from './room-panel.client';
import { useWaitingRoom } from './use-waiting-room.client';

type InTurnProps = {
  /** After a wait: what was known before it may have changed. */
  readonly onLetIn: () => void;
  /** @param onRefused to be called after an order that was refused: it may have come after its turn */
  readonly children: (onRefused: () => void) => ReactNode;
};

/** The checkout behind the waiting room. */
export default function InTurn({ onLetIn, children }: InTurnProps) {
  const visit = useWaitingRoom();
  return (
    <RoomPanel visit={visit} onLetIn={onLetIn}>
      {() => children(visit.look)}
    </RoomPanel>
  );
}
