import clsx from 'clsx';
import { CategoryName } from '@/components/racing/category-name';
import type { ResultsOfRound } from '@/components/racing/results-by-round';
import { SessionName } from '@/components/racing/session-name';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { roundResultsAddress, sessionAddress } from '@/lib/content/addresses';
import { OUTCOME_TEXTS, outcomeOf } from '@/lib/season/outcome';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

type DriverSeasonProps = {
  readonly rounds: readonly ResultsOfRound[];
  /** URL name of the driver's own category, which is said at the head of the page. */
  readonly category: string | undefined;
  readonly t: Translator;
};

/** A driver's sessions across the rounds; nothing before the first. */
export function DriverSeason({ rounds, category, t }: DriverSeasonProps) {
  if (rounds.length === 0) return null;
  return (
    <section className="mt-12">
      <Heading level={2} className="mb-6">
        {t('driver.season')}
      </Heading>
      <div className={clsx('grid items-start gap-5', rounds.length > 1 && 'lg:grid-cols-2')}>
        {rounds.map((round) => (
          <section key={round.url} className="sheet own-surface">
            <div className="sheet-head">
              <Heading level={3} size="title-sm" isContent>
                {round.url === '' ? (
                  round.name
                ) : (
                  <SmartLink
                    href={roundResultsAddress(round.url)}
                    prefetch={false}
                    className="hover:text-brand-ink"
                  >
                    {round.name}
                  </SmartLink>
                )}
              </Heading>
              <p className="numeric text-sm text-muted">
                <Facts facts={[round.numberText, round.days]} />
              </p>
            </div>
            <ul>
              {round.results.map((result) => (
                <DriverSession key={result.result.id} entry={result} category={category} t={t} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

type DriverSessionProps = Pick<DriverSeasonProps, 'category' | 't'> & { readonly entry: DriverResult };

function DriverSession({ entry: { result, row }, category, t }: DriverSessionProps) {
  const place = row.position;
  const outcome = outcomeOf(row, result.is_a_race);
  return (
    <li
      className="driver-session"
      data-podium={place !== null && place <= 3 && result.is_a_race ? place : undefined}
    >
      <span className="driver-session-place display numeric">
        <span className="sr-only">{t('results.position')}: </span>
        {place ?? (outcome === null ? '–' : t(OUTCOME_TEXTS[outcome]))}
      </span>
      <div className="min-w-0 flex-1">
        <SmartLink
          href={sessionAddress(result.id)}
          prefetch={false}
          className="lone-link font-semibold hover:text-brand-ink"
        >
          <SessionName name={result.session_name} t={t} />
        </SmartLink>
        {result.category && result.category.url !== category ? (
          <p className="text-sm text-muted">
            <CategoryName category={result.category} className="timing-driver-link" />
          </p>
        ) : null}
      </div>
      <span className="numeric text-end text-sm">
        <span className="sr-only">{t('results.bestLap')}: </span>
        {row.best_time || '–'}
      </span>
    </li>
  );
}
