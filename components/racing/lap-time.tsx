import { SmartLink } from '@/components/ui/smart-link';
import { sessionAddress } from '@/lib/season/addresses';
import type { DriverResult } from '@/lib/contract/entities/racing';
import { tells, toldBySession } from '@/lib/spoilers/told';
import { yearAt } from './year-at';

/** The time of a driver's best lap in a session, linked to the sheet, with its year. */
export const LapTime = ({ lap: { result, row } }: { readonly lap: DriverResult }) => (
  <div {...tells(toldBySession(result))}>
    <SmartLink href={sessionAddress(result.id)} prefetch={false} className="timing-driver-link">
      {row.best_time}
      <span className="sr-only"> {result.round?.name}</span>
    </SmartLink>
    {result.date === null ? null : (
      <p className="timing-note text-muted">{yearAt(result.date, result.round?.venue?.timezone)}</p>
    )}
  </div>
);
