import { Star } from '@/components/favourites/star';
import { roundResultsAddress } from '@/lib/season/addresses';
import { ShowAll } from '@/components/ui/fold';
import { SidewaysScroll } from '@/components/ui/sideways-scroll';
import { SmartLink } from '@/components/ui/smart-link';
import { PlacesChanged } from '@/components/racing/places-changed';
import { LeftToRight } from '@/components/ui/left-to-right';
import type { RoundPoints, Standing, Tie } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import type { NumberedChampionship } from '@/lib/season/round-numbers';
import { pointsFormat } from './points';
import { competitorKey, competitorSubject, StandingName } from './standings-parts';

type StandingsTableProps = {
  readonly championship: NumberedChampionship;
  readonly caption: string;
  readonly language: Language;
  readonly t: Translator;
};

/** An endurance race has three drivers per car, so a table with more than `most` lines shows the first ones, and the rest on a press. */
const LINES = { most: 15, first: 11 } as const;

/** Smaller differences are rounding errors. */
const EPSILON = 1e-9;

/** How a tie with the line above was broken. */
function tieText(tie: Tie, t: Translator): string {
  if (tie.kind === 'countback') {
    const { place, more, fewer } = tie;
    return t('standings.tieCountback', { place, more, fewer });
  }
  return tie.kind === 'latest' ? t('standings.tieLatest') : t('standings.tieShared');
}

/**
 * A championship's table. Rank and name stay in view while the rounds scroll sideways on a phone. Dropped results are struck through, and
 * a column shows the total before drops.
 */
export function StandingsTable({ championship, caption, language, t }: StandingsTableProps) {
  const { standings, rounds, after } = championship;
  const bonuses = bonusesOf(championship);
  const points = pointsFormat(language);
  // Once it is decided, nobody else can win.
  const isOpen = rounds.slice(after).some(({ is_off: isOff }) => !isOff);
  const canAllWin = isOpen && standings.every((line) => line.can_win);
  const showsGross = standings.some(({ gross, points: counted }) => gross - counted > EPSILON);
  const first = standings.slice(0, standings.length > LINES.most ? LINES.first : undefined);
  const rest = standings.slice(first.length);
  const part = {
    championship,
    isOpen: isOpen && !canAllWin,
    showsGross,
    hasStars: standings.some((place) => competitorSubject(place) !== null),
    points,
    t,
  };
  return (
    <>
      <StandingsLines {...part} lines={first} caption={caption} />
      {rest.length === 0 ? null : (
        <ShowAll label={t('common.showAll', { number: standings.length })}>
          <StandingsLines
            {...part}
            lines={rest}
            caption={`${caption} (${String(first.length + 1)}–${String(standings.length)})`}
          />
        </ShowAll>
      )}
      {bonuses.length === 0 && !canAllWin ? null : (
        <p className="standings-legend">
          {canAllWin ? <span>{t('standings.allCanWin')}</span> : null}
          {bonuses.map((bonus) => (
            <span key={bonus}>
              <BonusMark bonus={bonus} t={t} /> {t(BONUS_TEXTS[bonus])}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

type StandingsLinesProps = Omit<LineProps, 'line'> & {
  readonly championship: NumberedChampionship;
  readonly lines: readonly Standing[];
  readonly caption: string;
};

/** Lines of the table, below its header. */
function StandingsLines({ championship, lines, caption, ...rest }: StandingsLinesProps) {
  const { rounds, after, of } = championship;
  const { showsGross, hasStars, t } = rest;
  return (
    <SidewaysScroll label={caption}>
      <table className="timing-table standings-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="standings-name">
              {of === 'teams' ? t('standings.team') : t('results.driver')}
            </th>
            <th scope="col" className="timing-figures">
              {t('standings.points')}
            </th>
            <th scope="col" className="timing-figures">
              {t('standings.gap')}
            </th>
            {showsGross ? (
              <th scope="col" className="timing-figures">
                {t('standings.beforeDrops')}
              </th>
            ) : null}
            {rounds.slice(0, after).map(({ name, url, number }) => (
              <th key={url} scope="col" className="timing-figures">
                <SmartLink
                  href={roundResultsAddress(url)}
                  prefetch={false}
                  className="standings-round"
                  title={name}
                >
                  {t('standings.roundShort', { number })}
                  <span className="sr-only"> {name}</span>
                </SmartLink>
              </th>
            ))}
            {hasStars ? (
              <th scope="col" data-print="hide">
                <span className="sr-only">{t('favourites.favourite')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <StandingLine key={competitorKey(line)} line={line} {...rest} />
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}

type Bonus = RoundPoints['sessions'][number]['bonuses'][number];

const BONUS_TEXTS = {
  pole: 'standings.pole',
  fastest_lap: 'results.fastestLap',
  most_positions_gained: 'standings.mostGained',
} as const satisfies Record<Bonus, TranslationKey>;

/** The same on timing screens everywhere: they aren't translated, and are explained below the table. */
const BONUS_MARKS = { pole: 'P', fastest_lap: 'FL', most_positions_gained: '▲' } as const satisfies Record<
  Bonus,
  string
>;

const BONUSES = ['pole', 'fastest_lap', 'most_positions_gained'] as const;

/** A competitor's bonuses, in the order of the legend. */
const bonusesOf = ({ standings }: NumberedChampionship): readonly Bonus[] => {
  const awarded = new Set(
    standings.flatMap(({ rounds }) => rounds.flatMap(({ sessions }) => sessions.flatMap((s) => s.bonuses))),
  );
  return BONUSES.filter((bonus) => awarded.has(bonus));
};

function BonusMark({ bonus, count = 1, t }: { bonus: Bonus; count?: number; t: Translator }) {
  if (count === 0) return null;
  return (
    <abbr className="standings-bonus" data-bonus={bonus} title={t(BONUS_TEXTS[bonus])} dir="ltr">
      {count === 1 ? BONUS_MARKS[bonus] : `${BONUS_MARKS[bonus]}×${String(count)}`}
    </abbr>
  );
}

type LineProps = {
  readonly line: Standing;
  /** Whether to show who can still win. */
  readonly isOpen: boolean;
  /** Whether anyone in the table has dropped results. */
  readonly showsGross: boolean;
  /** Whether anyone in it can be a favourite. */
  readonly hasStars: boolean;
  readonly points: (points: number) => string;
  readonly t: Translator;
};

function StandingLine({ line, isOpen, showsGross, hasStars, points, t }: LineProps) {
  const subject = competitorSubject(line);
  const adjusted = line.adjustments.reduce((sum, adjustment) => sum + adjustment.points, 0);
  return (
    <tr data-podium={line.rank <= 3 ? line.rank : undefined}>
      <th scope="row" className="standings-name timing-driver rtl:text-right">
        <span className="standings-who">
          <span className="standings-rank numeric">{line.rank}</span>
          <span className="min-w-0">
            {line.race_number === '' ? null : (
              <span className="timing-number-small">{line.race_number} </span>
            )}
            <StandingName place={line} /> <PlacesChanged places={line.change} t={t} />
            {line.tie ? <span className="standings-note">{tieText(line.tie, t)}</span> : null}
            {isOpen && line.can_win ? (
              <span className="standings-note standings-open">{t('standings.canWin')}</span>
            ) : null}
          </span>
        </span>
      </th>
      <td className="timing-figures timing-time">
        {points(line.points)}
        {adjusted === 0 ? null : (
          <span className="standings-note">
            <LeftToRight>{adjusted > 0 ? `+${points(adjusted)}` : `−${points(-adjusted)}`}</LeftToRight>
            <span className="sr-only"> {t('standings.adjustments')}</span>
          </span>
        )}
      </td>
      <td className="timing-figures">
        {line.gap === 0 ? '–' : <LeftToRight>{`−${points(line.gap)}`}</LeftToRight>}
      </td>
      {showsGross ? <td className="timing-figures">{points(line.gross)}</td> : null}
      {line.rounds.map((round, index) => (
        <td key={index} className="timing-figures">
          <RoundCell round={round} points={points} t={t} />
        </td>
      ))}
      {hasStars ? (
        <td data-print="hide">{subject === null ? null : <Star subject={subject} place="row" t={t} />}</td>
      ) : null}
    </tr>
  );
}

/** The counted and dropped results of a round, and its bonuses. */
function RoundCell(props: { round: RoundPoints } & Pick<LineProps, 'points' | 't'>) {
  const all = props.round.sessions.flatMap((session) => session.bonuses);
  return (
    <>
      <RoundTotal {...props} />
      {all.length === 0 ? null : (
        <span className="standings-bonuses">
          {BONUSES.map((bonus) => (
            <BonusMark
              key={bonus}
              bonus={bonus}
              count={all.filter((each) => each === bonus).length}
              t={props.t}
            />
          ))}
        </span>
      )}
    </>
  );
}

function RoundTotal({ round, points, t }: { round: RoundPoints } & Pick<LineProps, 'points' | 't'>) {
  if (round.points === null) return '–';
  const dropped = round.points - round.counted;
  const isDropped = dropped > EPSILON || round.sessions.some(({ is_dropped }) => is_dropped);
  if (!isDropped) return points(round.counted);
  const isWhole = round.sessions.every(({ is_dropped }) => is_dropped);
  return (
    <>
      {isWhole ? null : points(round.counted)}
      {isWhole || dropped > EPSILON ? (
        <s className="standings-dropped">
          <span className="sr-only">{t('standings.dropped')}: </span>
          {points(isWhole ? round.points : dropped)}
        </s>
      ) : null}
    </>
  );
}
