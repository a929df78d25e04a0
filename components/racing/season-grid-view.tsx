import type { CSSProperties } from 'react';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Facts } from '@/components/ui/facts';
import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { roundResultsAddress, sessionAddress } from '@/lib/season/addresses';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName } from '@/lib/season/session-name';
import { spoilerAttribute, sessionSpoiler } from '@/lib/spoilers/spoiler';
import { CategoryName } from './category-name';
import { DriverNames } from './driver-names';
import type { GridCell, GridRound, SeasonGrid } from './season-grid';
import { SessionName } from './session-name';
import { VenueName } from './venue-name';

type SeasonGridViewProps = {
  readonly grid: SeasonGrid;
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  /** Level of the rounds' headings. */
  readonly level: HeadingLevel;
  readonly t: Translator;
};

/**
 * The winners of a season, listed by round. Wide screens show the rounds side by side with a row per category, whose name is then shown
 * once at the start of the row; screen readers announce it with each race, too.
 */
export function SeasonGridView({ grid: { categories, rounds }, ...rest }: SeasonGridViewProps) {
  const size = { '--rounds': rounds.length, '--rows': categories.length } as CSSProperties;
  return (
    <StaticPart className="season-grid" style={size}>
      <ul className="season-labels" aria-label={rest.t('round.categories')}>
        {categories.map((category, row) => (
          <li key={category.id} style={{ gridRow: row + 1 }}>
            <span>
              <CategoryName category={category} className="timing-driver-link" />
            </span>
          </li>
        ))}
      </ul>
      {rounds.map((round, index) => (
        <RoundWinners key={round.url} round={round} column={index} {...rest} />
      ))}
    </StaticPart>
  );
}

type RoundWinnersProps = Omit<SeasonGridViewProps, 'grid'> & {
  readonly round: GridRound;
  /** Its index among the rounds. */
  readonly column: number;
};

function RoundWinners({ round, column, drivers, level, t }: RoundWinnersProps) {
  const { name, url, numberText, dateRange, venue, cells } = round;
  return (
    <section className="season-round" style={{ '--column': column + 2 } as CSSProperties}>
      <div className="season-head">
        <Heading level={level} size="title-sm" isContent>
          <SmartLink href={roundResultsAddress(url)} prefetch={false} className="hover:text-brand-ink">
            {name}
          </SmartLink>
        </Heading>
        <p className="numeric text-sm text-muted">
          <Facts facts={[numberText, dateRange, venue ? <VenueName key="venue" venue={venue} /> : null]} />
        </p>
      </div>
      <ul>
        {cells.map((cell) => (
          <Winner key={cell.category.id} cell={cell} drivers={drivers} t={t} />
        ))}
      </ul>
    </section>
  );
}

type WinnerProps = Pick<SeasonGridViewProps, 'drivers' | 't'> & { readonly cell: GridCell };

function Winner({ cell: { category, row, session, date, race, winner }, drivers, t }: WinnerProps) {
  const spoiler = sessionSpoiler({ id: session, date });
  return (
    <li style={{ gridRow: row + 1 }}>
      <span className="season-category">
        <CategoryName category={category} className="timing-driver-link" />{' '}
      </span>
      <SmartLink href={sessionAddress(session)} prefetch={false} className="season-race">
        <span className="sr-only">{category.name} </span>
        <SessionName name={race} t={t} />
      </SmartLink>{' '}
      <span className="season-winner" {...spoilerAttribute(spoiler)}>
        <DriverNames row={winner} addresses={drivers} />
      </span>
      <SpoilerCover spoiler={spoiler} what="result" name={`${category.name} ${sessionName(race, t)}`} />
    </li>
  );
}
