import type { FollowedSession } from '@/lib/notifications/store';

export type NotifyButtonProps = {
  readonly label: string;
  /** The session to be notified of; null for the visitor's favourites. */
  readonly session: FollowedSession | null;
  /** In a notice at the foot of the page, instead of on the page itself. */
  readonly isInNotice?: boolean;
};

/** Props of the code behind the button. */
export type NotifyPressesProps = Pick<NotifyButtonProps, 'session'> & {
  /** The visitor's answer for each press. */
  readonly presses: readonly Promise<NotificationPermission>[];
  readonly onFollowed: (isFollowed: boolean) => void;
};
