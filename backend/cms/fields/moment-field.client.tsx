'use client';

import { DatePicker, FieldDescription, FieldError, FieldLabel, useField, useForm } from '@payloadcms/ui';
import { TZDate } from '@date-fns/tz';
import type { DateFieldClientProps } from 'payload';
import { useRef, useState, type ComponentProps } from 'react';
import { zoneName } from '../../../lib/shared/date-forms.ts';
import { isInstant, readMoment, UNREADABLE_MOMENT, writeMoment } from './read-moment.ts';
import { useVenueZone } from './use-venue-zone.ts';

const MONDAY = 1;
const QUARTER_HOUR = 15;

/**
 * The form's value for unreadable text, so that saving is refused and nothing typed is lost. With a trailing space, no server takes it for
 * a date.
 */
const unread = (text: string): string => `${text.trim()} `;

/** The venue's clock time as a time of the browser's zone, the only one that the calendar shows. */
function onBrowserClock(instant: string, timeZone: string): Date {
  const at = new TZDate(instant, timeZone);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes());
}

const asText = (date: Date): string =>
  `${String(date.getDate())}/${String(date.getMonth() + 1)}/${String(date.getFullYear())} ${String(date.getHours())}:${String(date.getMinutes()).padStart(2, '0')}`;

/** The button that opens the calendar, which passes it further properties. */
function CalendarButton({ label, ...given }: ComponentProps<'button'> & { readonly label?: string }) {
  const { ref, onClick, onKeyDown, onBlur, disabled } = given;
  return (
    <button
      ref={ref}
      type="button"
      className="moment-field__calendar"
      aria-label={label}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" />
      </svg>
    </button>
  );
}

/**
 * A date and time as text by the venue's clock, with a calendar beside it. The zone is always named, and unreadable text stays
 * (docs/decisions/0091).
 */
export function MomentField({
  field,
  path,
  readOnly = false,
  moves,
  onDayOf,
}: DateFieldClientProps & { readonly moves?: string; readonly onDayOf?: string }) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const { dispatchFields, getDataByPath } = useForm();
  const { timeZone, isUnknown } = useVenueZone();
  const [typed, setTyped] = useState<string | null>(null);
  /** The field's value when editing started, or the moment beside it: a time alone is on its day. */
  const [sameDayAs, setSameDayAs] = useState<string | null>(null);
  /** Both moments when editing started. */
  const before = useRef<{ start: number; end: number } | null>(null);

  const instant = value && isInstant(value) ? value : null;
  const shown = typed ?? (instant === null ? (value ?? '').trim() : writeMoment(instant, timeZone));
  const read = shown === '' || instant !== null ? null : readMoment(shown, timeZone, sameDayAs);
  const problem = typed === null && read && 'problem' in read ? read.problem : '';
  const isReadOnly = readOnly || field.admin?.readOnly === true;
  const beside = (name: string | undefined) => (name === undefined ? '' : path.replace(/[^.]+$/, name));
  const follower = beside(moves);
  const leader = beside(onDayOf);
  const instantAt = (other: string): string | null => {
    const otherValue = other === '' ? null : getDataByPath<unknown>(other);
    return typeof otherValue === 'string' && isInstant(otherValue) ? otherValue : null;
  };

  const begin = () => {
    // Unreadable text is corrected on the day it was typed for.
    if (instant !== null || !value) setSameDayAs(instant ?? instantAt(leader));
    const end = instantAt(follower);
    const endAt = end === null ? null : Date.parse(end);
    if (endAt === null) before.current = null;
    else if (instant !== null) before.current = { start: Date.parse(instant), end: endAt };
    // Correcting unreadable text moves the end, unless that has been changed in the meantime.
    else if (before.current?.end !== endAt) before.current = null;
  };
  /** Moves the other field by as much as this one moved; back to its place if the start can't be read. */
  const follow = (start: string | null) => {
    if (before.current === null) return;
    const moved = start === null ? 0 : Date.parse(start) - before.current.start;
    const to = new Date(before.current.end + moved).toISOString();
    dispatchFields({ type: 'UPDATE', path: follower, value: to });
  };
  const enter = (text: string) => {
    const given = text.trim() === '' ? null : readMoment(text, timeZone, sameDayAs);
    const start = given !== null && 'instant' in given ? given.instant : null;
    setValue(given === null ? null : (start ?? unread(text)));
    follow(start);
  };

  const id = `field-${path.replaceAll('.', '__')}`;
  const label = field.label || field.name;
  const description = field.admin?.description;
  // The server's response about earlier typing may arrive after something readable.
  const isOutdated = instant !== null && errorMessage === UNREADABLE_MOMENT;
  const isRefused = showError && !isOutdated;
  const isWrong = problem !== '' || isRefused;
  const calendarLabel = `Choose from the calendar: ${typeof label === 'string' ? label : field.name}`;
  return (
    <div
      className={`field-type text moment-field${isWrong ? ' error' : ''}`}
      style={field.admin?.width ? { flex: `0 1 ${field.admin.width}` } : { flex: '1 1 auto' }}
    >
      <FieldLabel htmlFor={id} label={label} path={path} required={field.required === true} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={isRefused && problem === ''} message={errorMessage ?? ''} />
        <div className="moment-field__input">
          <input
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={isReadOnly ? '' : '23/11/2026 9:00 AM'}
            value={shown}
            readOnly={isReadOnly}
            disabled={disabled}
            aria-invalid={isWrong}
            aria-describedby={`${id}-zone`}
            onFocus={begin}
            onChange={({ target }) => {
              setTyped(target.value);
              enter(target.value);
            }}
            onBlur={() => {
              setTyped(null);
            }}
          />
          {isReadOnly ? null : (
            <DatePicker
              pickerAppearance="dayAndTime"
              timeIntervals={QUARTER_HOUR}
              {...(instant === null ? {} : { value: onBrowserClock(instant, timeZone) })}
              onChange={(date) => {
                begin();
                enter(asText(date));
              }}
              overrides={{
                calendarStartDay: MONDAY,
                preventOpenOnFocus: true,
                popperPlacement: 'bottom-end',
                customInput: <CalendarButton label={calendarLabel} />,
              }}
            />
          )}
        </div>
        <p id={`${id}-zone`} className="moment-field__zone" aria-live="polite">
          {zoneName('en', instant ?? new Date(), timeZone)}
          {isUnknown ? '. The venue’s time zone couldn’t be loaded. Reload the page to try again.' : null}
          {problem === '' ? null : <span className="moment-field__kept"> Not saved: {problem}</span>}
        </p>
      </div>
      {description ? <FieldDescription description={description} path={path} /> : null}
    </div>
  );
}
