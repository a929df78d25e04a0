import 'server-only';
import { SessionCalendarLinks } from '@/components/racing/session-calendar-links';
import { Timetable } from '@/components/racing/timetable';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { TextAroundName } from '@/components/ui/text-around-name';
import { env } from '@/lib/config/env';
import {
  MY_CATEGORIES,
  MY_CHAMPIONSHIP_ADDRESS,
  MY_TIMETABLE_ADDRESS,
  timetableAddress,
} from '@/lib/season/addresses';
import type { Translator } from '@/lib/i18n/translate';
import { CurrentRoundLine } from '@/components/racing/current-round-line';
import { defineScreen } from '../define-screen';
import { loadTimetable, type LoadedTimetable } from './load';
import { timetableMatch } from './match';
import { timetableMetadata, timetableSubject } from './metadata';

/** The part of the timetable that is shown, for the breadcrumb; null for all of it. */
function partOf({ category, isMine }: LoadedTimetable, t: Translator) {
  if (isMine) return { name: t('favourites.categories'), address: MY_TIMETABLE_ADDRESS };
  return category === null ? null : { name: category.name, address: timetableAddress(category.url) };
}

/**
 * /timetable, /timetable/{category} and /timetable/my-categories: the current or next round or, after the season, the last one. It prints
 * on one page.
 */
export function TimetablePage({
  timetable,
  t,
}: {
  readonly timetable: LoadedTimetable;
  readonly t: Translator;
}) {
  const { shown, days, isOn, openDays, categories, category, isMine, zone } = timetable;
  const round = shown?.round ?? null;
  const part = partOf(timetable, t);
  return (
    <div className="container-site timetable-page py-10 md:py-14">
      {round === null || part === null ? null : (
        <Breadcrumb
          t={t}
          className="mb-5"
          trail={[{ name: t('timetable.of', { round: round.name }), address: timetableAddress('') }, part]}
        />
      )}
      <Heading level={1} size="title-lg" className="slash-over">
        {round === null ? (
          t('round.schedule')
        ) : (
          <TextAroundName
            t={t}
            text="timetable.of"
            slot="round"
            name={timetableSubject(round, timetable, t)}
          />
        )}
      </Heading>
      {shown === null ? (
        <p className="mt-6 text-muted">{t('round.none')}</p>
      ) : (
        <>
          <CurrentRoundLine shown={shown} category={category} t={t} />
          <p className="mb-6 flex flex-wrap gap-x-4 gap-y-1" data-print="hide">
            {isMine ? (
              <SmartLink href={MY_CHAMPIONSHIP_ADDRESS} className="text-link">
                {t('islands.account.favourites')}
              </SmartLink>
            ) : (
              <SessionCalendarLinks
                {...(category === null ? { round: shown.round.url } : { category: category.url })}
                siteUrl={env().siteUrl}
                t={t}
              />
            )}
          </p>
          <Timetable
            days={days}
            categories={categories}
            chosen={isMine ? MY_CATEGORIES : (category?.url ?? '')}
            addressOf={timetableAddress}
            zone={zone}
            level={2}
            openDays={openDays}
            roundOn={isOn ? shown.round.url : undefined}
            isMain
            t={t}
          />
        </>
      )}
    </div>
  );
}

export const timetableScreen = defineScreen(timetableMatch, {
  load: ({ category }, { language }) => loadTimetable(category, language),
  metadata: ({ data, shown, language, t }) => timetableMetadata(data, shown.site.domain, language, t),
  View: ({ data, t }) => <TimetablePage timetable={data} t={t} />,
  hasRaceWeek: false,
});
