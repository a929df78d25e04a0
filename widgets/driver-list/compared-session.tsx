import { SessionName } from '@/components/racing/session-name';
import { SmartLink } from '@/components/ui/smart-link';
import type { Driver, DriverResult, TimingRow } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { driverAddress, sessionAddress } from '@/lib/season/addresses';
import { OUTCOME_TEXTS, outcomeOf } from '@/lib/season/outcome';
import { fullName } from '@/lib/shared/full-name';

/** A compared driver, linked to their page. */
export const ComparedDriver = ({ driver }: { readonly driver: Driver }) => (
  <SmartLink href={driverAddress(driver.url)} prefetch={false} className="timing-driver-link">
    <bdi>{fullName(driver)}</bdi>
  </SmartLink>
);

type SessionHeadProps = { readonly result: DriverResult['result']; readonly t: Translator };

/** The head of a session's row, linked to its sheet. */
export const SessionHead = ({ result, t }: SessionHeadProps) => (
  <th scope="row">
    <SmartLink href={sessionAddress(result.id)} prefetch={false} className="lone-link hover:text-brand-ink">
      <SessionName name={result.session_name} t={t} />
    </SmartLink>
  </th>
);

type ComparedResultProps = {
  readonly row: TimingRow;
  readonly isRace: boolean;
  /** Whether its best lap is the fastest of those compared. */
  readonly isFastest: boolean;
  readonly t: Translator;
};

/** A driver's place and best lap in a session. */
export function ComparedResult({ row, isRace, isFastest, t }: ComparedResultProps) {
  const outcome = outcomeOf(row, isRace);
  return (
    <>
      <span className="display numeric">
        <span className="sr-only">{t('results.position')}: </span>
        {row.position ?? (outcome === null ? '–' : t(OUTCOME_TEXTS[outcome]))}
      </span>
      <span className="head-to-head-lap numeric" data-quicker={isFastest ? '' : undefined}>
        <span className="sr-only">{t('results.bestLap')}: </span>
        {row.best_time || '–'}
      </span>
    </>
  );
}
