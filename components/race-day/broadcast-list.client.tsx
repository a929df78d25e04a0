'use client';

import { useId, useState, useSyncExternalStore } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import { browserClock } from '@/lib/dates/browser-clock';
import { chosenClock, followClock } from '@/lib/dates/clock-choice';
import { ownTimeZone } from '@/lib/shared/date-forms';
import { broadcastsFor, COUNTRY_KEY, countryOfZone, type WatchCountry } from '@/lib/season/broadcasts';

type ShownTime = {
  /** ISO 8601. */
  readonly instant: string;
  readonly text: string;
};

/** A broadcast in the words of the page. */
export type ShownBroadcast = {
  readonly name: string;
  /** Null without a usable link. */
  readonly href: string | null;
  readonly countries: readonly string[];
  /** Kind, countries, language and whether it is free. */
  readonly facts: readonly string[];
  /** Null for the whole round. */
  readonly when: BroadcastTimes | null;
};

/** When it is shown, by the circuit's clock. */
type BroadcastTimes = {
  readonly date: string;
  readonly start: ShownTime;
  readonly end: ShownTime | null;
};

type BroadcastListProps = {
  readonly broadcasts: readonly ShownBroadcast[];
  readonly countries: readonly WatchCountry[];
  /** The country that the server lists first, where most visitors are: nothing moves for them. '' for none. */
  readonly home: string;
  readonly language: string;
  readonly labels: { readonly country: string; readonly any: string; readonly wholeRound: string };
};

const never = () => () => undefined;

/** The previously chosen country, or that of the device's time zone; '' if it isn't in the list. */
function firstCountry(countries: readonly WatchCountry[]): string {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(COUNTRY_KEY);
  } catch {
    // The browser blocks storage, so the guess is used.
  }
  const isListed = chosen === '' || countries.some(({ code }) => code === chosen);
  if (chosen !== null && isListed) return chosen;
  return countryOfZone(countries, ownTimeZone());
}

/** The same times by the visitor's own clock. */
function byOwnClock({ start, end }: BroadcastTimes, language: string): BroadcastTimes {
  const { time, weekday } = browserClock(language);
  const own = ({ instant }: ShownTime) => ({ instant, text: time(instant) });
  return { date: weekday(start.instant), start: own(start), end: end && own(end) };
}

/** Who shows the round, the visitor's own country first; without scripts, the championship's. */
export function BroadcastList({ broadcasts, countries, home, language, labels }: BroadcastListProps) {
  const id = useId();
  const guess = useSyncExternalStore(
    never,
    () => firstCountry(countries),
    () => home,
  );
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const clock = useSyncExternalStore(followClock, chosenClock, () => 'track' as const);
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? guess;
  const choose = (code: string) => {
    setChosen(code);
    try {
      localStorage.setItem(COUNTRY_KEY, code);
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  return (
    <>
      {countries.length === 0 ? null : (
        <p className="field watch-country">
          <label htmlFor={id} className="field-label">
            {labels.country}
          </label>
          <select
            id={id}
            className="field-control"
            value={country}
            disabled={!isAlive}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{labels.any}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
      <ul className="watch-list">
        {broadcastsFor(broadcasts, country).map(({ name, href, facts, when }, index) => (
          // The rows stay in place and change their contents, so that none of them moves in front of the visitor.
          <li key={index} className="watch-row">
            <p className="font-semibold">
              {href === null ? (
                <bdi>{name}</bdi>
              ) : (
                <SmartLink href={href} rel="noopener" className="text-link">
                  <bdi>{name}</bdi>
                </SmartLink>
              )}
            </p>
            <p className="text-sm text-muted">{facts.join(' · ')}</p>
            <p className="numeric">
              {when === null ? (
                labels.wholeRound
              ) : (
                <BroadcastWhen when={clock === 'mine' ? byOwnClock(when, language) : when} />
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function BroadcastWhen({ when: { date, start, end } }: { readonly when: BroadcastTimes }) {
  return (
    <>
      {date} <time dateTime={start.instant}>{start.text}</time>
      {end === null ? null : (
        <>
          –<time dateTime={end.instant}>{end.text}</time>
        </>
      )}
    </>
  );
}
