import type { CSSProperties } from 'react';
import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { roundResultsAddress, sessionAddress } from '@/lib/content/addresses';
import type { GridCell, GridRound, SeasonGrid } from './season-grid';

type SeasonGridViewProps = {
  readonly grid: SeasonGrid;
  /** Of the rounds' headings. */
  readonly level: HeadingLevel;
};

/**
 * The winners of a season. It is a list by round; wide screens set the rounds side by side, with a row for each category, whose names are
 * then written once at the start of the rows.
 */
export function SeasonGridView({ grid: { categories, rounds }, level }: SeasonGridViewProps) {
  const size = { '--rounds': rounds.length, '--rows': categories.length } as CSSProperties;
  return (
    <StaticPart className="season-grid" style={size}>
      <ul className="season-labels" aria-hidden="true">
        {categories.map(({ id, name }, row) => (
          <li key={id} style={{ gridRow: row + 1 }}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {rounds.map((round, index) => (
        <RoundWinners key={round.url} round={round} column={index} level={level} />
      ))}
    </StaticPart>
  );
}

type RoundWinnersProps = {
  readonly round: GridRound;
  /** Its place among the rounds, from 0. */
  readonly column: number;
  readonly level: HeadingLevel;
};

function RoundWinners({ round, column, level }: RoundWinnersProps) {
  const { name, url, dateRange, venue, cells } = round;
  return (
    <section className="season-round" style={{ '--column': column + 2 } as CSSProperties}>
      <div className="season-head">
        <Heading level={level} size="title-sm">
          <SmartLink href={roundResultsAddress(url)} prefetch={false} className="hover:text-brand-ink">
            {name}
          </SmartLink>
        </Heading>
        <p className="numeric text-sm text-muted">{[dateRange, venue].filter(Boolean).join(' · ')}</p>
      </div>
      <ul>
        {cells.map((cell) => (
          <Winner key={cell.category.id} cell={cell} />
        ))}
      </ul>
    </section>
  );
}

function Winner({ cell: { category, row, session, race, winner } }: { readonly cell: GridCell }) {
  return (
    <li style={{ gridRow: row + 1 }}>
      <span className="season-category">{category.name} </span>
      <SmartLink href={sessionAddress(session)} prefetch={false}>
        {winner.name} <span className="season-race">{race}</span>
      </SmartLink>
    </li>
  );
}
