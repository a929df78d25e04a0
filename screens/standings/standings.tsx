import 'server-only';
import { CategoryName } from '@/components/racing/category-name';
import { RoundResultsLink } from '@/components/racing/round-results-link';
import { PointsChart } from '@/components/standings/points-chart';
import { StandingName } from '@/components/standings/standings-parts';
import { StandingsTable } from '@/components/standings/standings-table';
import { StandingsTops } from '@/components/standings/standings-top';
import { pointsFormat } from '@/components/standings/points';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { SpoilerSwitch } from '@/components/spoilers/spoiler-switch';
import { Share } from '@/components/share/share';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ChipNav } from '@/components/ui/chip-nav';
import { PhoneFold } from '@/components/ui/fold';
import { Heading } from '@/components/ui/heading';
import { LeftToRight } from '@/components/ui/left-to-right';
import { PartialList } from '@/components/ui/partial-list';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { env } from '@/lib/config/env';
import { SEASONS_ADDRESS, STANDINGS_ADDRESS, standingsAddress } from '@/lib/season/addresses';
import type { NumberedChampionship } from '@/lib/season/round-numbers';
import { withResults } from '@/lib/season/standings';
import type { Championship } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { JsonLd } from '@/lib/seo/json-ld';
import { standingsJsonLd } from '@/lib/seo/standings';
import { spoilerAttribute, standingsSpoiler, type Spoiler } from '@/lib/spoilers/spoiler';
import { defineScreen } from '../define-screen';
import { standingsMatch } from './match';
import { heldRounds, roundInAddress, standingsMetadata, stateOf, titleOf } from './metadata';
import { loadStandingsScreen, type StandingsScreen } from './load';

/** /standings, /standings/{championship} and /standings/{championship}/{round}. */
export function StandingsPage({ screen }: { readonly screen: StandingsScreen }) {
  return (
    <div className="container-site py-10 md:py-14">
      {screen.kind === 'list' ? <AllStandings screen={screen} /> : <OneTable screen={screen} />}
    </div>
  );
}

/** How many championships a phone shows at once; it also fills two or three columns on a wider screen. */
const FIRST_SHOWN = 18;

type ScreenOf<K extends StandingsScreen['kind']> = { readonly screen: Extract<StandingsScreen, { kind: K }> };

function AllStandings({ screen: { championships, language, t } }: ScreenOf<'list'>) {
  // The first championship of each category is shown; others, and those without points yet, are links.
  const scored = withResults(championships);
  const first = [...Map.groupBy(scored, ({ category, id }) => category?.url ?? String(id)).values()].flatMap(
    ([leading]) => leading ?? [],
  );
  const others = championships.filter((championship) => !first.includes(championship));
  const shown = { isFolded: true, level: 2, language, t } as const;
  return (
    <>
      <Heading level={1} className="slash-over mb-8">
        {t('standings.title')}
      </Heading>
      <p className="mb-6">
        <SpoilerSwitch t={t} />
      </p>
      {first.length === 0 ? <p className="text-muted">{t('standings.none')}</p> : null}
      <PartialList
        items={first}
        firstShown={FIRST_SHOWN}
        list={(subset) => <StandingsTops championships={subset} {...shown} />}
        isPhoneOnly
        t={t}
      />
      {others.length === 0 ? null : (
        <StaticPart as="section" className="mt-10" aria-labelledby="standings-more">
          <Heading level={2} size="title" id="standings-more">
            {t('standings.more')}
          </Heading>
          <PhoneFold summary={t('common.showAll', { number: others.length })}>
            <ul className="mt-4 flex flex-wrap gap-2">
              {others.map(({ id, name, url }) => (
                <li key={id}>
                  <SmartLink href={standingsAddress(url)} prefetch={false} className="chip">
                    {name}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </PhoneFold>
        </StaticPart>
      )}
      <p className="mt-10">
        <ViewAllLink href={SEASONS_ADDRESS}>{t('results.seasons')}</ViewAllLink>
      </p>
    </>
  );
}

/** A table after an earlier round is as old as that round's last day. */
function tableSpoiler(championship: Championship, held: number, roundEnd: string | null): Spoiler {
  const { id, after } = championship;
  return after >= held
    ? standingsSpoiler(championship)
    : { key: `c${String(id)}-${String(after)}`, at: roundEnd };
}

function OneTable({ screen: { championship, roundEnd, siblings, language, t } }: ScreenOf<'table'>) {
  const { url, category, rounds, after, standings } = championship;
  const held = heldRounds(championship);
  const title = titleOf(championship);
  const state = stateOf(championship, t);
  const round = rounds[after - 1];
  const earlier = roundInAddress(championship, held);
  const spoiler = tableSpoiler(championship, held, roundEnd);
  return (
    <>
      <StaticPart>
        {standings.length > 0 ? (
          <JsonLd data={standingsJsonLd(championship, `${title} – ${state}`, env().siteUrl)} />
        ) : null}
        <Breadcrumb
          t={t}
          className="mb-5"
          trail={[
            { name: t('standings.title'), address: STANDINGS_ADDRESS },
            { name: championship.name, address: standingsAddress(url) },
            ...(round && earlier !== ''
              ? [{ name: round.name, address: standingsAddress(url, earlier) }]
              : []),
          ]}
        />
        <Heading level={1} className="slash-over" isContent>
          {title}
        </Heading>
        <p className="mt-4 mb-6 text-lg text-muted">{state}</p>
        {siblings.length > 1 ? (
          <ChipNav
            prefetch={false}
            label={t('standings.more')}
            links={siblings.map((other) => ({
              name: other.name,
              href: standingsAddress(other.url),
              isCurrent: other.url === url,
            }))}
          />
        ) : null}
        {held > 1 ? (
          <ChipNav
            prefetch={false}
            label={t('standings.byRound')}
            links={rounds
              .slice(0, held)
              .map(({ name, number, url: roundUrl }, index) => ({
                name: `${t('standings.roundShort', { number })} ${name}`,
                href: index + 1 === held ? standingsAddress(url) : standingsAddress(url, roundUrl),
                isCurrent: index + 1 === after,
              }))
              .filter((_, index) => !rounds[index]?.is_off)}
          />
        ) : null}
        <p className="my-4">
          <SpoilerSwitch t={t} />
        </p>
        <div {...spoilerAttribute(spoiler)}>
          {standings.length === 0 ? null : (
            <StandingsTable
              championship={championship}
              caption={`${title}. ${state}`}
              language={language}
              t={t}
            />
          )}
          <Notes championship={championship} language={language} t={t} />
          <PointsChart championship={championship} language={language} t={t} />
        </div>
        <SpoilerCover spoiler={spoiler} what="standings" name={title} />
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
          {round ? (
            <li>
              <RoundResultsLink round={round} t={t} />
            </li>
          ) : null}
          {category ? (
            <li>
              <CategoryName category={category} className="text-link" />
            </li>
          ) : null}
        </ul>
      </StaticPart>
      <Share address={standingsAddress(url, earlier)} title={`${title} – ${state}`} spoiler={spoiler} t={t} />
    </>
  );
}

type Drop = Championship['drops'][number];
const DROP_TEXTS: Readonly<Record<Drop['mode'], Readonly<Record<Drop['by'], TranslationKey>>>> = {
  keep: { round: 'standings.roundsCounted', session: 'standings.resultsCounted' },
  drop: { round: 'standings.roundsDropped', session: 'standings.resultsDropped' },
};

type NotesProps = {
  readonly championship: NumberedChampionship;
  readonly language: Language;
  readonly t: Translator;
};

/** Below the table: how many results are dropped, and points added or deducted by the stewards. */
function Notes({ championship: { drops, standings, rounds }, language, t }: NotesProps) {
  const points = pointsFormat(language);
  const adjustments = standings.flatMap((place) =>
    place.adjustments.map((adjustment) => ({ ...adjustment, place })),
  );
  // The office counts the championship's own rounds, from 1.
  const roundText = (place: number) =>
    t('standings.roundShort', { number: rounds[place - 1]?.number ?? place });
  const range = ({ from, to }: Drop) =>
    from === null && to === null ? '' : ` (${roundText(from ?? 1)}–${roundText(to ?? rounds.length)})`;
  if (drops.length === 0 && adjustments.length === 0) return null;
  return (
    <div className="mt-6 max-w-measure text-sm text-muted">
      {drops.map((drop, index) => (
        <p key={index}>
          {t(DROP_TEXTS[drop.mode][drop.by], { number: drop.count })}
          {range(drop)}
        </p>
      ))}
      {adjustments.length === 0 ? null : (
        <>
          <Heading level={2} size="title-sm" className="mt-6 text-ink">
            {t('standings.adjustments')}
          </Heading>
          <ul className="mt-2">
            {adjustments.map(({ place, points: given, reason, round }, index) => (
              <li key={index}>
                <span className="font-semibold">
                  <StandingName place={place} />
                </span>{' '}
                <LeftToRight>{given > 0 ? `+${points(given)}` : `−${points(-given)}`}</LeftToRight>
                {round === null ? null : ` (${roundText(round)})`}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export const standingsScreen = defineScreen(standingsMatch, {
  load: (shown, { language }) => loadStandingsScreen(shown, language),
  metadata: ({ data }) => standingsMetadata(data),
  View: ({ data }) => <StandingsPage screen={data} />,
  hasRaceWeek: true,
});
