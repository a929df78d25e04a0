import type { ReactNode } from 'react';
import { DriverNames } from '@/components/racing/driver-names';
import type { Translator } from '@/lib/i18n/translate';
import type { Sheet } from '@/lib/season/sheet';

type SessionSummaryProps = {
  readonly sheet: Sheet;
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly t: Translator;
};

/** The key facts: the winner and the margin, the fastest lap, the number of starters. */
export function SessionSummary({ sheet, drivers, t }: SessionSummaryProps) {
  const { classified, others, fastest, isRace, margin } = sheet;
  const first = classified[0]?.row;
  if (!first) return null;
  return (
    <dl className="timing-facts">
      <Fact label={isRace ? t('results.winner') : t('results.quickest')}>
        <span>
          <DriverNames row={first} addresses={drivers} />
        </span>
        <Figure>{isRace ? first.total_time : first.best_time}</Figure>
      </Fact>
      {margin === '' ? null : (
        <Fact label={t('results.margin')}>
          <Figure>{margin}</Figure>
        </Fact>
      )}
      {isRace && fastest ? (
        <Fact label={t('results.fastestLap')}>
          <span>
            <DriverNames row={fastest} addresses={drivers} />
          </span>
          <Figure>{fastest.best_time}</Figure>
        </Fact>
      ) : null}
      {isRace ? (
        <Fact label={t('results.finishers')}>
          <span className="numeric">
            {t('results.finishersOf', {
              count: classified.length + others.length,
              finished: classified.length,
            })}
          </span>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Figure = ({ children }: { children: ReactNode }) => (
  // Figures read from left to right in every language, so that their distance to a name follows the name's direction.
  <span className="numeric timing-figure rtl:not-first:ms-0 rtl:not-first:me-[0.6em]">{children}</span>
);
