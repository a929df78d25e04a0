'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { ColourPicker } from '../../cms/fields/colour.client.tsx';
import { SAME_AS_LIGHT } from '../../cms/fields/colour-contrast.ts';
import { FormResult, FormStatus } from '../../cms/screens/form-messages.client.tsx';
import { WhenReady } from '../../cms/screens/when-ready.client.tsx';
import { PostponeSetUp } from './postpone.client.tsx';
import { RoundsPreview } from './rounds-preview.client.tsx';
import {
  SET_UP_CALL,
  SET_UP_FIELDS,
  setUpMadeSchema,
  setUpRefusalSchema,
  type SetUpField,
  type SetUpInput,
  type SetUpMade,
  type SetUpRefusal,
} from './set-up-input.ts';
import { SetUpOutcome } from './set-up-outcome.client.tsx';

type Props = {
  readonly isEmpty: boolean;
  readonly siteUrl: string;
  /** The championship's time zone, by name. */
  readonly zone: string;
  /** How many languages the site has. */
  readonly languages: number;
  /** The present settings. */
  readonly current: Pick<SetUpInput, 'name' | 'theme_colour' | 'dark_theme_colour' | 'sells'>;
};

const LOST = 'Couldn’t reach the server, or it didn’t respond. Please try again: nothing is created twice.';

async function send(
  input: SetUpInput,
  logo: File | null,
): Promise<{ made: SetUpMade } | { refusal: SetUpRefusal }> {
  const form = new FormData();
  form.set('_payload', JSON.stringify(input));
  if (logo) form.set('file', logo);
  const response = await fetch(`/api${SET_UP_CALL}`, { method: 'POST', body: form }).catch(() => null);
  const answer: unknown = response === null ? null : await response.json().catch(() => null);
  const made = setUpMadeSchema.safeParse(answer);
  if (made.success) return { made: made.data };
  return { refusal: setUpRefusalSchema.safeParse(answer).data ?? { message: LOST, fields: {} } };
}

/** The form of the screen. */
export const SetUpForm = (props: Props) => (
  <WhenReady>
    <ReadyForm {...props} />
  </WhenReady>
);

/** Takes the input for a site, section by section, and creates it with one press. */
function ReadyForm({ isEmpty, siteUrl, zone, languages, current }: Props) {
  const ids = useId();
  const [input, setInput] = useState<SetUpInput>({ ...current, classes: '', rounds: '' });
  const [logo, setLogo] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SetUpRefusal | null>(null);
  const [made, setMade] = useState<SetUpMade | null>(null);
  useEffect(() => {
    const first = SET_UP_FIELDS.find((name) => refusal?.fields[name] !== undefined);
    if (first !== undefined) document.getElementById(`${ids}-${first}`)?.focus();
  }, [refusal, ids]);

  const change = (next: Partial<SetUpInput>) => setInput({ ...input, ...next });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    const answer = await send(input, logo);
    setBusy(false);
    if ('refusal' in answer) setRefusal(answer.refusal);
    else setMade(answer.made);
  };

  if (made)
    return (
      <FormResult>
        <SetUpOutcome made={made} siteUrl={siteUrl} />
      </FormResult>
    );

  const marked = (name: SetUpField) => ({
    id: `${ids}-${name}`,
    'aria-invalid': refusal?.fields[name] !== undefined,
    'aria-describedby': `${ids}-${name}-hint ${ids}-${name}-problem`,
  });
  /** A label, its hint, the control and its error. */
  const field = (name: SetUpField, label: string, hint: string, control: ReactNode) => (
    <div className="set-up__field">
      <label htmlFor={`${ids}-${name}`}>{label}</label>
      <p id={`${ids}-${name}-hint`}>{hint}</p>
      {control}
      <ul id={`${ids}-${name}-problem`} className="set-up__problem">
        {(refusal?.fields[name] ?? []).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
  const colour = (name: 'theme_colour' | 'dark_theme_colour', label: string, hint: string) =>
    field(
      name,
      label,
      hint,
      <>
        <input
          {...marked(name)}
          value={input[name]}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ [name]: target.value })}
        />
        <ColourPicker
          label={label}
          value={input[name]}
          onChange={(value) => change({ [name]: value })}
          whenBlank={name === 'dark_theme_colour' ? SAME_AS_LIGHT : ''}
        />
      </>,
    );

  return (
    <form noValidate className="set-up__form" onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>Name</legend>
        {field(
          'name',
          'Name of the championship',
          'In the title of every page, in emails and on the home page.',
          <input
            {...marked('name')}
            value={input.name}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />,
        )}
      </fieldset>
      <fieldset>
        <legend>Look</legend>
        {colour(
          'theme_colour',
          'Accent colour',
          'For buttons and marks. Text in this colour is darkened or lightened until it can be read.',
        )}
        {colour('dark_theme_colour', 'Accent colour in dark mode', 'Leave blank to use the same colour.')}
        {field(
          'logo',
          'Logo',
          'SVG, PNG, JPEG or WebP. You can add it later; until then the site shows its name.',
          <input
            {...marked('logo')}
            type="file"
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
            onChange={({ target }) => setLogo(target.files?.[0] ?? null)}
          />,
        )}
      </fieldset>
      <fieldset>
        <legend>Season</legend>
        {field(
          'classes',
          'Classes',
          'One on each line, such as GT Championship. Leave blank to add them later.',
          <textarea
            {...marked('classes')}
            rows={6}
            value={input.classes}
            onChange={({ target }) => change({ classes: target.value })}
          />,
        )}
        {field(
          'rounds',
          'Rounds',
          'Paste a table with the columns round, start, end and venue, from a spreadsheet or with commas. Leave blank to add them later.',
          <>
            <textarea
              {...marked('rounds')}
              rows={8}
              spellCheck={false}
              placeholder={'round, start, end, venue\nRound 1, 21/11/2026, 22/11/2026, Name of the circuit'}
              value={input.rounds}
              onChange={({ target }) => change({ rounds: target.value })}
            />
            <RoundsPreview text={input.rounds} />
          </>,
        )}
      </fieldset>
      <fieldset>
        <legend>Tickets</legend>
        <label>
          <input
            type="checkbox"
            checked={input.sells}
            onChange={({ target }) => change({ sells: target.checked })}
          />
          Sell tickets and goods on this site
        </label>
        <p>Adds a shop and a cart. You can open or close it later in Site settings.</p>
      </fieldset>
      <fieldset>
        <legend>Fixed for every site</legend>
        <p>
          Time zone: {zone}. Circuits elsewhere can have their own. Languages: the site’s own words come in{' '}
          {languages} languages, and visitors choose theirs. What you write is in English.
        </p>
      </fieldset>
      <FormStatus isBusy={isBusy} problem={refusal?.message ?? ''} className="set-up__problem" />
      <div className="set-up__buttons">
        <Button type="submit" margin={false} disabled={isBusy}>
          {isEmpty ? 'Create the site' : 'Create what’s missing'}
        </Button>
        {isEmpty ? <PostponeSetUp /> : null}
      </div>
    </form>
  );
}
