import { Badge } from '@/components/ui/badge';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { PartialList } from '@/components/ui/partial-list';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { categoryAddress, sessionAddress } from '@/lib/season/addresses';
import type { ClassColour, PodiumPlace } from '@/lib/contract/entities/racing';
import { aboutCategory } from '@/lib/favourites/attributes';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName } from '@/lib/season/session-name';
import { spoilerAttribute, sessionSpoiler } from '@/lib/spoilers/spoiler';
import { ClassMark } from './class-mark';
import { DriverNames } from './driver-names';
import type { PodiumCategory, PodiumDay, PodiumRace } from './podium-days';
import { RoundResultsLink } from './round-results-link';
import { SessionName } from './session-name';
import { TeamName } from './team-name';

type PodiumsProps = {
  readonly days: readonly PodiumDay[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  /** Level of the days' headings. */
  readonly level: HeadingLevel & (2 | 3);
  /** How many categories of a day are shown at first; on a phone, in a swipeable row; by default all. */
  readonly shown?: number;
  readonly t: Translator;
};

const BELOW = { 2: 3, 3: 4 } as const;

/** The winners of a round's races by day and category. The newest race day is open; the others open with a press, without a script. */
export function Podiums({ days, drivers, level, shown = Infinity, t }: PodiumsProps) {
  const cards = (categories: readonly PodiumCategory[]) => (
    <PodiumCards categories={categories} level={BELOW[level]} drivers={drivers} t={t} />
  );
  return (
    <StaticPart className="podium-days" data-row={shown < Infinity ? '' : undefined}>
      {days.map(({ id, title, categories, round }, index) => (
        <details key={id} className="podium-day" open={index === 0}>
          <summary className="fold-head">
            <Heading level={level} size="title-sm">
              {title}
            </Heading>
          </summary>
          <PartialList items={categories} firstShown={shown} list={cards} t={t} />
          {round ? (
            <p className="mb-4">
              <RoundResultsLink round={round} t={t} />
            </p>
          ) : null}
        </details>
      ))}
    </StaticPart>
  );
}

type PodiumCardsProps = {
  readonly categories: readonly PodiumCategory[];
  readonly level: HeadingLevel;
  readonly drivers: PodiumsProps['drivers'];
  readonly t: Translator;
};

/** The winners of some races, on a card per category. */
export const PodiumCards = ({ categories, ...rest }: PodiumCardsProps) => (
  <div className="podium-cards">
    {categories.map((ofCategory) => (
      <CategoryPodiums key={ofCategory.category?.id ?? 0} of={ofCategory} {...rest} />
    ))}
  </div>
);

type CategoryPodiumsProps = Omit<PodiumCardsProps, 'categories'> & { readonly of: PodiumCategory };

function CategoryPodiums({ of: { category, races }, level, drivers, t }: CategoryPodiumsProps) {
  return (
    <section className="sheet own-surface" {...aboutCategory(category)}>
      <Heading level={level} size="title-sm" className="podium-category" isContent={category !== null}>
        {category === null ? (
          t('results.otherSessions')
        ) : (
          <SmartLink href={categoryAddress(category.url)} prefetch={false}>
            {category.name}
          </SmartLink>
        )}
      </Heading>
      {races.map((race) => (
        <RacePodium key={race.id} race={race} category={category} drivers={drivers} t={t} />
      ))}
    </section>
  );
}

type RacePodiumProps = Omit<CategoryPodiumsProps, 'of' | 'level'> & {
  readonly race: PodiumRace;
  readonly category: PodiumCategory['category'];
};

function RacePodium({ race, category, drivers, t }: RacePodiumProps) {
  const classes = [...new Set(race.places.map((place) => place.class))];
  const spoiler = sessionSpoiler(race);
  return (
    <>
      <p className="podium-race">
        <SmartLink href={sessionAddress(race.id)} prefetch={false}>
          {category === null ? null : <span className="sr-only">{category.name} </span>}
          <SessionName name={race.name} t={t} />
        </SmartLink>
        {race.isProvisional ? <Badge tone="warning">{t('results.provisional')}</Badge> : null}
      </p>
      <ol className="podium" {...spoilerAttribute(spoiler)}>
        {race.places.map((place) => (
          <Place
            key={`${String(place.position)} ${place.race_number} ${place.name}`}
            place={place}
            classes={classes}
            colours={category?.class_colours ?? []}
            drivers={drivers}
            t={t}
          />
        ))}
      </ol>
      <SpoilerCover
        spoiler={spoiler}
        what="result"
        name={[category?.name, sessionName(race.name, t)].filter(Boolean).join(' ')}
      />
    </>
  );
}

type PlaceProps = Pick<RacePodiumProps, 'drivers' | 't'> & {
  readonly place: PodiumPlace;
  readonly classes: readonly string[];
  readonly colours: readonly ClassColour[];
};

function Place({ place, classes, colours, drivers, t }: PlaceProps) {
  const { position, race_number: number, team, team_url: url } = place;
  return (
    <li value={position} data-podium={position <= 3 ? position : undefined}>
      {number === '' ? null : <span className="timing-number-small">{number} </span>}
      <DriverNames row={place} addresses={drivers} /> {/* The first three are already in order. */}
      <ClassMark
        name={place.class}
        place={position > 3 ? place.class_position : null}
        classes={classes}
        colours={colours}
        t={t}
      />
      {position > 1 || team === '' ? null : <TeamName name={team} url={url} className="podium-team" />}
    </li>
  );
}
