import { NotifyButton, SessionCountdown } from '@/components/islands.client';
import { TimetableClock } from '@/components/racing/timetable-clock';
import { DriverNames } from '@/components/racing/driver-names';
import { RoundName } from '@/components/racing/round-name';
import { SessionName } from '@/components/racing/session-name';
import { SpoilerCover } from '@/components/spoilers/spoiler-cover';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { sessionAddress } from '@/lib/season/addresses';
import type { Language } from '@/lib/contract/languages';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName } from '@/lib/season/session-name';
import { spoilerAttribute, sessionSpoiler } from '@/lib/spoilers/spoiler';
import type { EarlierSession, UpcomingSession } from './load-upcoming';
import { SessionSummary } from './session-summary';

type AheadProps = { readonly ahead: UpcomingSession; readonly t: Translator };
type WhenProps = AheadProps & { readonly id: number; readonly language: Language };

/** A follower may be notified of a session for this long after its planned start, since it may have been moved. */
const FOLLOW_MS = 7 * 24 * 60 * 60 * 1000;

/** Its start by the circuit's clock or the visitor's, with a countdown. */
export function SessionWhen({ id, ahead, language, t }: WhenProps) {
  const { when, renderedAt, messages, canNotify } = ahead;
  const { starts_at: startsAt, ends_at: endsAt, day, start, end, zone } = when;
  return (
    <div className="session-when" data-timetable>
      <p className="numeric">
        <span className="session-when-start">
          <time key={startsAt} dateTime={startsAt} data-weekday="">
            {day}
          </time>{' '}
          <time key={`${startsAt} time`} dateTime={startsAt} data-clock="">
            {start}
          </time>
          {endsAt === null ? null : (
            <>
              –
              <time key={endsAt} dateTime={endsAt} data-clock="">
                {end}
              </time>
            </>
          )}
        </span>
        <span className="moment session-countdown">
          <I18nProvider lang={language} messages={messages}>
            <SessionCountdown start={startsAt} renderedAt={renderedAt} />
          </I18nProvider>
        </span>
      </p>
      {canNotify ? (
        <NotifyButton
          label={t('sessionPage.notify')}
          session={{ id, until: Date.parse(startsAt) + FOLLOW_MS }}
        />
      ) : null}
      <TimetableClock zone={zone} t={t} />
    </div>
  );
}

type BeforeProps = AheadProps & {
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
};

/** What is known before the start: the grid, and the previous result. */
export function SessionBefore({ ahead: { grid, earlier }, drivers, t }: BeforeProps) {
  return (
    <>
      {grid === null ? null : (
        <section aria-labelledby="session-grid" className="mb-8">
          <Heading level={2} size="title-sm" id="session-grid">
            {t('sessionPage.grid')}
          </Heading>
          <p className="text-muted">
            <SmartLink href={sessionAddress(grid.session.id)} prefetch={false} className="text-link">
              <SessionName name={grid.session.session_name} t={t} />
            </SmartLink>
          </p>
          <StaticPart>
            <ol className="start-grid" {...spoilerAttribute(sessionSpoiler(grid.session))}>
              {grid.places.map(({ row, place, time }) => (
                <li key={`${row.race_number} ${row.name}`} value={place ?? undefined}>
                  <span className="display text-title">{place}</span>
                  <span>
                    <span className="timing-number-small">{row.race_number} </span>
                    <DriverNames row={row} addresses={drivers} />
                    <span className="timing-note numeric text-muted">{time}</span>
                  </span>
                </li>
              ))}
            </ol>
            <SpoilerCover
              spoiler={sessionSpoiler(grid.session)}
              what="result"
              name={sessionName(grid.session.session_name, t)}
            />
          </StaticPart>
        </section>
      )}
      {earlier.length === 0 ? null : (
        <section aria-labelledby="session-last-time" className="mb-8">
          <Heading level={2} size="title-sm" id="session-last-time">
            {t('sessionPage.lastTime')}
          </Heading>
          <StaticPart as="ul" className="last-times">
            {earlier.map((each) => (
              <LastTime key={each.session.id} earlier={each} drivers={drivers} t={t} />
            ))}
          </StaticPart>
        </section>
      )}
    </>
  );
}

type LastTimeProps = Omit<BeforeProps, 'ahead'> & { readonly earlier: EarlierSession };

function LastTime({ earlier: { occasion, session, round, sheet }, drivers, t }: LastTimeProps) {
  const spoiler = sessionSpoiler(session);
  return (
    <li className="sheet own-surface">
      <p className="text-sm text-muted">{t(`sessionPage.${occasion}`)}</p>
      <p className="font-semibold">
        <SmartLink href={sessionAddress(session.id)} prefetch={false} className="text-link">
          <SessionName name={session.session_name} t={t} />
        </SmartLink>{' '}
        {occasion === 'sameRound' ? null : (
          <span className="font-normal">
            <RoundName round={round} className="text-link" />
          </span>
        )}
      </p>
      <div {...spoilerAttribute(spoiler)}>
        <SessionSummary sheet={sheet} drivers={drivers} t={t} />
      </div>
      <SpoilerCover spoiler={spoiler} what="result" name={sessionName(session.session_name, t)} />
    </li>
  );
}
