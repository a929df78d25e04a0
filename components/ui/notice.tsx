import type { ReactNode } from 'react';
import { CoreIcon } from './core-icon';
import type { CoreIconName } from './core-icon';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const ICON_OF_TONE: Readonly<Record<NoticeTone, CoreIconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
};

type NoticeProps = {
  readonly tone?: NoticeTone;
  /** Announces the text when it appears: at once for errors, politely otherwise. */
  readonly live?: boolean;
  readonly children: ReactNode;
};

/** A message in the page: the result of an action, a hint, an error. */
export function Notice({ tone = 'info', live = false, children }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className="notice" data-tone={tone} role={live ? role : undefined}>
      <CoreIcon name={ICON_OF_TONE[tone]} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
