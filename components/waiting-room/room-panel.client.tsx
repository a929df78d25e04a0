'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CallFailed } from '@/components/form-fields/call-failed.client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { WaitingRoom } from '@/lib/contract/entities/cart';
import { useTranslate } from '@/lib/i18n/use-translate';
import { RoomSkeleton } from './room-skeleton';
import type { RoomVisit } from './use-waiting-room.client';

/** The shortest interval between announcements of a changed place. */
const ANNOUNCE_MS = 60_000;

/** What is announced: a new state at once, a new place now and then. */
function useAnnouncement({ state, place, title, lines }: WaitingRoom): string {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef({ state: '', place: 0, at: 0 });
  useEffect(() => {
    const { current: before } = last;
    const isDue = place !== before.place && Date.now() - before.at >= ANNOUNCE_MS;
    if (state === before.state && !isDue) return;
    last.current = { state, place, at: Date.now() };
    setAnnouncement([title, ...lines].join(' '));
  }, [state, place, title, lines]);
  return announcement;
}

type RoomPanelProps = {
  readonly visit: RoomVisit;
  readonly onLetIn?: () => void;
  /** Shown when nobody has to wait, or it's the visitor's turn. */
  readonly children: () => ReactNode;
};

/** The waiting room: the visitor's state in the queue, then the content they came for once they are let in. */
export function RoomPanel({ visit, onLetIn, children }: RoomPanelProps) {
  const t = useTranslate();
  const { room, error, hasLeft, refresh } = visit;
  if (hasLeft)
    return (
      <div className="grid max-w-3xl justify-items-start gap-4">
        <Notice live>{t('waitingRoom.left')}</Notice>
        <Button onClick={refresh}>{t('waitingRoom.join')}</Button>
      </div>
    );
  if (room === null) return error ? <CallFailed error={error} /> : <RoomSkeleton t={t} />;
  return <Room visit={visit} room={room} onLetIn={onLetIn} view={children} />;
}

type RoomProps = {
  readonly visit: RoomVisit;
  readonly room: WaitingRoom;
  readonly onLetIn: RoomPanelProps['onLetIn'];
  readonly view: RoomPanelProps['children'];
};

function Room({ visit, room, onLetIn, view }: RoomProps) {
  const t = useTranslate();
  const announcement = useAnnouncement(room);
  const isQueued = room.state !== 'open' && room.state !== 'inside';
  const heading = useRef<HTMLHeadingElement>(null);
  const wasQueued = useRef(isQueued);
  useEffect(() => {
    if (wasQueued.current === isQueued) return;
    wasQueued.current = isQueued;
    // The element that had the focus is gone with the queue; the new content starts here.
    heading.current?.focus();
    if (!isQueued) onLetIn?.();
  }, [isQueued, onLetIn]);
  useEffect(() => {
    if (isQueued || !document.hidden) return;
    const { title } = document;
    document.title = `${room.title} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [isQueued, room.title]);
  return (
    <>
      <div className="room">
        <h2 ref={heading} tabIndex={-1} className="display text-title-sm">
          {room.title}
        </h2>
        {room.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isQueued ? (
          <Button colour="plain" size="small" onClick={() => void visit.leave()}>
            {t('waitingRoom.leave')}
          </Button>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isQueued ? null : view()}
    </>
  );
}
