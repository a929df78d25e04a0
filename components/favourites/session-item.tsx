import { Badge } from '@/components/ui/badge';
import { SmartLink } from '@/components/ui/smart-link';
import { sessionAddress } from '@/lib/season/addresses';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import type { ComingSession } from '@/lib/season/coming-sessions';

type SessionItemProps = {
  readonly session: ComingSession;
  /** The time, by the clock in use. */
  readonly when: string;
};

/** An upcoming session of one of the visitor's categories, linked to its page. */
export function SessionItem({ session, when }: SessionItemProps) {
  const { id, name, is_own_name: isOwnName, mark, category, starts_at, status } = session;
  const isOff = status === 'cancelled' || status === 'postponed';
  return (
    <>
      <time dateTime={starts_at} className="numeric text-sm text-muted">
        {when}
      </time>
      <SmartLink href={sessionAddress(id)} prefetch={false} className="lone-link min-w-0">
        <span className="font-semibold" lang={CONTENT_LANGUAGE}>
          {category.name}
        </span>{' '}
        <span lang={isOwnName ? CONTENT_LANGUAGE : undefined}>{name}</span>
      </SmartLink>
      {mark === '' ? null : (
        <span>
          <Badge tone={isOff ? 'danger' : 'warning'}>{mark}</Badge>
        </span>
      )}
    </>
  );
}
