'use client';

import { useEffect, type ReactNode } from 'react';
import { useIdle } from '@/components/ui/use-idle.client';
import { useIsland } from '@/components/ui/use-island.client';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Messages } from '@/lib/i18n/translate';
import type { BoardProps } from './session-board-view.client';
import { useLiveSession } from './use-live-session.client';

const loadView = () => import(/* webpackChunkName: "session-board" */ './session-board-view.client');

type SessionBoardProps = Omit<BoardProps, 'followed'> & {
  readonly id: number;
  /** The texts of the table. */
  readonly texts: Messages;
  /** When the page's data was written, as an instant; '' if unknown. */
  readonly madeWith: string;
  /** The session as rendered by the server. */
  readonly children: ReactNode;
};

/** A session that is, or should be, under way: first as the server rendered it, then live. */
export function SessionBoard({ id, texts, madeWith, children, ...board }: SessionBoardProps) {
  const isIdle = useIdle();
  const { Island: Board, want } = useIsland(loadView);
  // A page that can't show what it's sent keeps requesting what it lacks.
  const followed = useLiveSession(id, { hasSheet: board.hasSheet, isWanted: Board !== null });
  useEffect(() => {
    if (isIdle) want();
  }, [isIdle, want]);
  if (Board === null || followed === null) return children;
  if (board.hasSheet && followed.session.rows.length === 0) return children;
  // The stream is lost, but the page itself has been fetched since.
  if (followed.isLost && madeWith > (followed.session.updated_at ?? '')) return children;
  return (
    <I18nProvider lang={board.language} messages={texts}>
      <Board {...board} followed={followed} />
    </I18nProvider>
  );
}
