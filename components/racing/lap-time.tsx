import { SmartLink } from '@/components/ui/smart-link';
import { sessionAddress } from '@/lib/season/addresses';
import type { DriverResult } from '@/lib/contract/entities/racing';
import { spoilerAttribute, sessionSpoiler } from '@/lib/spoilers/spoiler';
import { yearAt } from './year-at';

/** The time of a driver's best lap in a session, linked to the sheet, with its year. */
export const LapTime = ({ lap: { result, row } }: { readonly lap: DriverResult }) => (
  <div {...spoilerAttribute(sessionSpoiler(result))}>
    <SmartLink href={sessionAddress(result.id)} prefetch={false} className="timing-driver-link">
      {row.best_time}
      <span className="sr-only"> {result.round?.name}</span>
    </SmartLink>
    {result.date === null ? null : (
      <p className="timing-note text-muted">{yearAt(result.date, result.round?.venue?.timezone)}</p>
    )}
  </div>
);
