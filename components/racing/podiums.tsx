import { Badge } from '@/components/ui/badge';
import { Heading, type HeadingLevel } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { categoryAddress, sessionAddress } from '@/lib/content/addresses';
import type { PodiumPlace } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { ClassMark } from './class-mark';
import { DriverNames } from './driver-names';
import type { PodiumCategory, PodiumDay, PodiumRace } from './podium-days';

type PodiumsProps = {
  readonly days: readonly PodiumDay[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  /** Of the days' headings. */
  readonly level: HeadingLevel & (2 | 3);
  readonly t: Translator;
};

const BELOW = { 2: 3, 3: 4 } as const;

/** The winners of a round's races by day and category. The newest race day is open, the others open by a press, without a script. */
export function Podiums({ days, drivers, level, t }: PodiumsProps) {
  return (
    <StaticPart className="podium-days">
      {days.map(({ id, title, categories }, index) => (
        <details key={id} className="podium-day" open={index === 0}>
          <summary>
            <Heading level={level} size="title-sm">
              {title}
            </Heading>
          </summary>
          <div className="podium-cards">
            {categories.map((ofCategory) => (
              <CategoryPodiums
                key={ofCategory.category?.id ?? 0}
                of={ofCategory}
                level={BELOW[level]}
                drivers={drivers}
                t={t}
              />
            ))}
          </div>
        </details>
      ))}
    </StaticPart>
  );
}

type CategoryPodiumsProps = {
  readonly of: PodiumCategory;
  readonly level: HeadingLevel;
  readonly drivers: PodiumsProps['drivers'];
  readonly t: Translator;
};

function CategoryPodiums({ of: { category, races }, level, drivers, t }: CategoryPodiumsProps) {
  return (
    <section className="sheet own-surface">
      <Heading level={level} size="title-sm" className="podium-category">
        {category === null ? (
          t('results.otherSessions')
        ) : (
          <SmartLink href={categoryAddress(category.url)} prefetch={false}>
            {category.name}
          </SmartLink>
        )}
      </Heading>
      {races.map((race) => (
        <RacePodium key={race.id} race={race} category={category?.name ?? ''} drivers={drivers} t={t} />
      ))}
    </section>
  );
}

type RacePodiumProps = Omit<CategoryPodiumsProps, 'of' | 'level'> & {
  readonly race: PodiumRace;
  readonly category: string;
};

function RacePodium({ race, category, drivers, t }: RacePodiumProps) {
  const classes = [...new Set(race.places.map((place) => place.class))];
  return (
    <>
      <p className="podium-race">
        <SmartLink href={sessionAddress(race.id)} prefetch={false}>
          {category === '' ? null : <span className="sr-only">{category} </span>}
          {race.name}
        </SmartLink>
        {race.isProvisional ? <Badge tone="warning">{t('results.provisional')}</Badge> : null}
      </p>
      <ol className="podium">
        {race.places.map((place) => (
          <Place key={place.position} place={place} classes={classes} drivers={drivers} t={t} />
        ))}
      </ol>
    </>
  );
}

type PlaceProps = Pick<RacePodiumProps, 'drivers' | 't'> & {
  readonly place: PodiumPlace;
  readonly classes: readonly string[];
};

function Place({ place, classes, drivers, t }: PlaceProps) {
  const { position, race_number: number, team } = place;
  return (
    <li value={position} data-podium={position <= 3 ? position : undefined}>
      {number === '' ? null : <span className="timing-number-small">{number} </span>}
      <DriverNames row={place} addresses={drivers} /> {/* The first three have their place already. */}
      <ClassMark
        name={place.class}
        place={position > 3 ? place.class_position : null}
        classes={classes}
        t={t}
      />
      {position > 1 || team === '' ? null : <span className="podium-team">{team}</span>}
    </li>
  );
}
