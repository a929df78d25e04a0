import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { sessionAddress } from '@/lib/season/addresses';
import type { PodiumPlace, ResultSummary } from '@/lib/contract/entities/racing';
import { spoilerAttribute, sessionSpoiler } from '@/lib/spoilers/spoiler';
import { DriverNames } from './driver-names';
import { TeamName } from './team-name';
import { yearAt } from './year-at';

type PastWinnersProps = {
  /** Each category's last race at some rounds, latest first. */
  readonly races: readonly ResultSummary[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
};

/** Winners at a circuit by year: a folded list per category. Nothing before the first race. */
export function PastWinners({ races, drivers }: PastWinnersProps) {
  const won = races.filter(({ category, podium }) => category !== null && podium.length > 0);
  if (won.length === 0) return null;
  return (
    <StaticPart className="podium-days">
      {[...Map.groupBy(won, ({ category }) => category?.id ?? 0)].map(([id, own]) => (
        <details key={id} className="podium-day">
          <summary className="fold-head">
            <Heading level={3} size="title-sm" isContent>
              {own[0]?.category?.name}
            </Heading>
          </summary>
          <ul className="sheet own-surface">
            {own.map((race) => (
              <Race key={race.id} race={race} drivers={drivers} />
            ))}
          </ul>
        </details>
      ))}
    </StaticPart>
  );
}

type RaceProps = Pick<PastWinnersProps, 'drivers'> & { readonly race: ResultSummary };

function Race({ race, drivers }: RaceProps) {
  const { id, date, round, podium } = race;
  const spoiler = sessionSpoiler(race);
  const year = date === null ? '' : yearAt(date, round?.venue?.timezone);
  const name = [year, round?.name ?? ''].filter(Boolean).join(' ');
  return (
    <li className="sheet-row">
      <SmartLink href={sessionAddress(id)} prefetch={false} className="lone-link">
        <b className="numeric">{year}</b> <bdi>{round?.name}</bdi>
      </SmartLink>
      <div {...spoilerAttribute(spoiler)}>
        {podium
          .filter(({ position }) => position === 1)
          .map((place) => (
            <Winner key={`${place.race_number} ${place.name}`} place={place} drivers={drivers} />
          ))}
      </div>
      <SpoilerCover spoiler={spoiler} what="result" name={name} />
    </li>
  );
}

type WinnerProps = Pick<PastWinnersProps, 'drivers'> & { readonly place: PodiumPlace };

function Winner({ place, drivers }: WinnerProps) {
  const { team, team_url: url } = place;
  return (
    <p>
      <span className="font-semibold">
        <DriverNames row={place} addresses={drivers} />
      </span>
      {team === '' ? null : (
        <span className="timing-note text-muted">
          {' '}
          <TeamName name={team} url={url} />
        </span>
      )}
    </p>
  );
}
