'use client';

import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { Heading } from '@/components/ui/heading';
import { NOTICE_KINDS } from '@/lib/contract/notifications';
import { useFavourites } from '@/lib/favourites/use-favourites';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import {
  browserNotifications,
  turnOff,
  turnOn,
  type NotificationOutcome,
} from '@/lib/notifications/browser-notifications';
import { followChoices } from '@/lib/notifications/follow-choices';
import { askPermission } from '@/lib/notifications/keys';
import { NIGHT, type NotificationsState, type QuietHours } from '@/lib/notifications/store';
import { notificationSupport } from '@/lib/notifications/support';
import { outcomeText } from './outcome-text';

/** The permission may be granted or revoked in the browser's settings while the page is open. */
function followPermission(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** This browser's notifications: an on/off switch, which ones, and quiet hours. */
export default function NotificationsSection() {
  const t = useTranslate();
  const titleId = useId();
  const state = useStore(browserNotifications());
  const support = useSyncExternalStore(followPermission, notificationSupport, () => 'possible' as const);
  const [outcome, setOutcome] = useState<NotificationOutcome | 'off' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => followChoices(), []);

  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    try {
      setOutcome(
        state.isOn ? await turnOff().then(() => 'off' as const) : await turnOn(await askPermission()),
      );
    } catch (cause) {
      window.reportError(cause);
      setOutcome('failed');
    } finally {
      setIsBusy(false);
    }
  };
  const isPossible = support === 'possible' || state.isOn;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} size="title" id={titleId} className="mb-3">
        {t('islands.notifications.title')}
      </Heading>
      <p className="mb-4 max-w-measure">{t('islands.notifications.intro')}</p>
      {isPossible ? (
        <button
          type="button"
          className="btn"
          data-size="small"
          data-colour={state.isOn ? 'plain' : undefined}
          aria-disabled={isBusy}
          onClick={() => void press()}
        >
          {t(state.isOn ? 'islands.notifications.turnOff' : 'islands.notifications.turnOn')}
        </button>
      ) : (
        <p className="max-w-measure">{outcomeText(support === 'refused' ? 'refused' : 'none', t)}</p>
      )}
      <p role="status" className="mt-2 max-w-measure">
        {outcomeMessage(outcome, state, t)}
      </p>
      {state.isOn ? <Choices state={state} t={t} /> : null}
    </section>
  );
}

function outcomeMessage(
  outcome: NotificationOutcome | 'off' | null,
  { isOn }: NotificationsState,
  t: Translator,
): string {
  if (outcome === 'off') return t('islands.notifications.off');
  if (isOn) return t('islands.notifications.on');
  return outcome === null ? '' : outcomeText(outcome, t);
}

type ChoicesProps = { readonly state: NotificationsState; readonly t: Translator };

function Choices({ state: { kinds, quiet, sessions }, t }: ChoicesProps) {
  const store = browserNotifications();
  const id = useId();
  const hasCategory = useFavourites().some(({ kind }) => kind === 'category');
  return (
    <div className="notify-choices">
      {hasCategory || sessions.length > 0 ? null : <p>{t('islands.notifications.nothing')}</p>}
      <fieldset>
        <legend className="field-label">{t('islands.notifications.kinds')}</legend>
        {NOTICE_KINDS.map((kind) => (
          <Tick
            key={kind}
            id={`${id}-${kind}`}
            label={t(`islands.notifications.kind.${kind}`)}
            isTicked={kinds.includes(kind)}
            onTick={(isTicked) => store.want(kind, isTicked)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="field-label">{t('islands.notifications.quiet')}</legend>
        <Tick
          id={`${id}-quiet`}
          label={t('islands.notifications.quietHint')}
          isTicked={quiet !== null}
          onTick={(isTicked) => store.setQuiet(isTicked ? NIGHT : null)}
        />
        {quiet === null ? null : <QuietTimes quiet={quiet} t={t} />}
      </fieldset>
      <p className="text-sm text-muted">{t('islands.notifications.shield')}</p>
    </div>
  );
}

type TickProps = {
  readonly id: string;
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

const Tick = ({ id, label, isTicked, onTick }: TickProps) => (
  <div className="field mt-2" data-inline="">
    <input
      id={id}
      type="checkbox"
      className="field-box"
      checked={isTicked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
    <label htmlFor={id} className="field-label">
      {label}
    </label>
  </div>
);

/** 'HH:MM', as the browser's field for times has it. */
const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The minute of the day; null while the field has no valid time. */
function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function QuietTimes({ quiet, t }: { readonly quiet: QuietHours; readonly t: Translator }) {
  const id = useId();
  return (
    <p className="notify-times">
      {(['from', 'until'] as const).map((end) => (
        <span key={end} className="field">
          <label htmlFor={`${id}-${end}`} className="field-label">
            {t(`islands.notifications.${end}`)}
          </label>
          {/* What is typed stays, even while it isn't a time yet. */}
          <input
            id={`${id}-${end}`}
            type="time"
            className="field-control"
            defaultValue={timeOf(quiet[end])}
            onChange={({ currentTarget }) => {
              const minute = minuteOf(currentTarget.value);
              if (minute !== null) browserNotifications().setQuiet({ ...quiet, [end]: minute });
            }}
          />
        </span>
      ))}
    </p>
  );
}
