import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Heading } from '@/components/ui/heading';
import { PartialList } from '@/components/ui/partial-list';
import { SmartLink } from '@/components/ui/smart-link';
import { standingsAddress } from '@/lib/season/addresses';
import type { ChampionshipSummary, StandingPlace } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { spoilerAttribute, placesSpoiler } from '@/lib/spoilers/spoiler';
import { pointsFormat } from './points';
import { competitorKey, StandingName } from './standings-parts';

/** A driver's or team's place in a championship. */
export type PlaceInStandings = {
  readonly championship: Pick<ChampionshipSummary, 'id' | 'name' | 'url'>;
  readonly place: StandingPlace;
  /** Whether to name the competitor, on a page with several. */
  readonly isNamed: boolean;
};

type StandingPlacesProps = {
  readonly places: readonly PlaceInStandings[];
  /** How many are shown at first; by default all. */
  readonly shown?: number;
  /** The end of their season; null for the current one. */
  readonly asOf?: string | null;
  readonly className?: string;
  readonly language: Language;
  readonly t: Translator;
};

/** Places in the standings, each with a link to its table; nothing before the first result. */
export function StandingPlaces({ className, ...list }: StandingPlacesProps) {
  if (list.places.length === 0) return null;
  return (
    <section className={className}>
      <Heading level={2} className="mb-6">
        {list.t('standings.title')}
      </Heading>
      <PlaceList {...list} />
    </section>
  );
}

type PlaceListProps = Omit<StandingPlacesProps, 'className'> & {
  /** Whose places they are, for screen readers. */
  readonly name?: string;
};

/** The same without a heading. */
export function PlaceList({ places, shown = Infinity, asOf = null, name = '', language, t }: PlaceListProps) {
  if (places.length === 0) return null;
  const spoiler = placesSpoiler(
    places.map(({ championship, place }) => ({ id: championship.id, points: place.points })),
    asOf,
  );
  const list = (subset: readonly PlaceInStandings[]) => (
    <ul className="sheet own-surface">
      {subset.map((standing) => (
        <Place
          key={`${String(standing.championship.id)} ${competitorKey(standing.place)}`}
          of={standing}
          language={language}
          t={t}
        />
      ))}
    </ul>
  );
  return (
    <>
      <div {...spoilerAttribute(spoiler)}>
        <PartialList items={places} firstShown={shown} list={list} t={t} />
      </div>
      <SpoilerCover spoiler={spoiler} what="standings" name={name} />
    </>
  );
}

type PlaceProps = Pick<StandingPlacesProps, 'language' | 't'> & { readonly of: PlaceInStandings };

function Place({ of: { championship, place, isNamed }, language, t }: PlaceProps) {
  const { rank, points } = place;
  return (
    <li className="driver-session" data-podium={rank <= 3 ? rank : undefined}>
      <span className="driver-session-place display numeric">
        <span className="sr-only">{t('results.position')}: </span>
        {rank}
      </span>
      <div className="min-w-0 flex-1">
        <SmartLink
          href={standingsAddress(championship.url)}
          prefetch={false}
          className="lone-link font-semibold hover:text-brand-ink"
        >
          {championship.name}
        </SmartLink>
        {isNamed ? (
          <p className="text-sm text-muted">
            <StandingName place={place} />
          </p>
        ) : null}
      </div>
      <span className="numeric text-end text-sm">
        {pointsFormat(language)(points)} <span className="text-muted">{t('standings.points')}</span>
      </span>
    </li>
  );
}
