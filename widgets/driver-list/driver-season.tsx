import clsx from 'clsx';
import { CategoryName } from '@/components/racing/category-name';
import type { ResultsOfRound } from '@/components/racing/results-by-round';
import { SessionName } from '@/components/racing/session-name';
import { SheetRoundHead } from '@/components/racing/sheet-round-head';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { PartialList } from '@/components/ui/partial-list';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { sessionAddress } from '@/lib/season/addresses';
import { OUTCOME_TEXTS, outcomeOf } from '@/lib/season/outcome';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { spoilerAttribute, resultsSpoiler } from '@/lib/spoilers/spoiler';

type DriverSeasonProps = {
  readonly rounds: readonly ResultsOfRound[];
  /** The points from a round in words, by its URL name; '' if unknown. */
  readonly pointsAt: (round: string) => string;
  /** '2026/27'; '' if unknown. */
  readonly season: string;
  /** Whether it's the latest season in which anyone raced. */
  readonly isCurrent: boolean;
  /** URL name of the driver's own category, shown at the head of the page. */
  readonly category: string | undefined;
  readonly t: Translator;
};

/** How many rounds a phone shows at once. */
const FIRST_SHOWN = 4;

/** A driver's sessions by round of a season; nothing before the first. */
export function DriverSeason({ rounds, pointsAt, season, isCurrent, category, t }: DriverSeasonProps) {
  if (rounds.length === 0) return null;
  const list = (subset: DriverSeasonProps['rounds']) => (
    <div className={clsx('mt-5 grid items-start gap-5', rounds.length > 1 && 'lg:grid-cols-2')}>
      {subset.map((round) => (
        <DriverRound key={round.url} round={round} points={pointsAt(round.url)} category={category} t={t} />
      ))}
    </div>
  );
  return (
    <section className="mt-12">
      <SectionHeader heading={t(isCurrent ? 'driver.season' : 'results.title')} subheading={season} />
      <PartialList items={rounds} firstShown={FIRST_SHOWN} list={list} isPhoneOnly t={t} />
    </section>
  );
}

type DriverRoundProps = Pick<DriverSeasonProps, 'category' | 't'> & {
  readonly round: ResultsOfRound;
  /** '25 Points'; '' if unknown. */
  readonly points: string;
};

function DriverRound({
  round: { name, url, numberText, days, results },
  points,
  category,
  t,
}: DriverRoundProps) {
  const spoiler = resultsSpoiler(results);
  return (
    <section className="sheet own-surface">
      <SheetRoundHead
        round={{ name, url }}
        facts={[
          numberText,
          days,
          points === '' ? (
            ''
          ) : (
            <span key="points" {...spoilerAttribute(spoiler)}>
              {points}
            </span>
          ),
        ]}
      />
      <ul {...spoilerAttribute(spoiler)}>
        {results.map((result) => (
          <DriverSession key={result.result.id} entry={result} category={category} t={t} />
        ))}
      </ul>
      <SpoilerCover spoiler={spoiler} what="result" name={name} />
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
