import type { FollowedSession } from '@/lib/notifications/store';

export type NotifyButtonProps = {
  readonly label: string;
  /** The session to hear of; null for what the visitor has starred. */
  readonly session: FollowedSession | null;
  /** In a notice at the foot of the page, instead of on the page itself. */
  readonly isInNotice?: boolean;
};

/** What the code behind the button gets. */
export type NotifyPressesProps = Pick<NotifyButtonProps, 'session'> & {
  /** The visitor's answer for each press. */
  readonly presses: readonly Promise<NotificationPermission>[];
  readonly onFollowed: (isFollowed: boolean) => void;
};
