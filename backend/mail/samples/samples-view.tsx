import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { LANGUAGES } from '../../../lib/contract/languages.ts';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { MAIL_SAMPLES_PATH } from './path.ts';
import { oneOf, readLanguage, readScheme, readTemplate, TEMPLATES } from './read-choice.ts';
import { renderSample } from './render-sample.ts';
import { seesSamples } from './sample-endpoints.ts';
import { SAMPLE_TITLES } from './titles.ts';

const SCHEMES = { light: 'Light', dark: 'Dark' } as const;
const WIDTHS = { desktop: 'Computer', phone: 'Phone' } as const;
/** Widths in CSS pixels of the windows that emails are read in. */
const PIXELS = { desktop: 760, phone: 390 } as const;

const NAMES = new Intl.DisplayNames('en-NZ', { type: 'language' });

type Option = readonly [value: string, label: string];

function Choice({
  label,
  name,
  value,
  options,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly Option[];
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** /admin/emails: every email that the site sends, with sample data, in each language, light and dark, on a computer and a phone. */
export async function MailSamplesView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view;
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${MAIL_SAMPLES_PATH}`);
  if (!seesSamples(req)) redirect('/admin');
  const template = readTemplate(searchParams?.['template']) ?? 'order';
  const language = readLanguage(searchParams?.['language']) ?? 'en';
  const scheme = readScheme(searchParams?.['scheme']) === 'dark' ? 'dark' : 'light';
  const width = oneOf(['desktop', 'phone'], searchParams?.['width']) ?? 'desktop';
  const { subject, html, text } = await renderSample(req.payload, { template, language, scheme });
  return (
    <CmsScreen view={view} title="Emails that the site sends" className="mail-samples">
      <p>
        With made-up names and amounts. Nothing is sent from here. Emails that were sent are in the{' '}
        <a href="/admin/collections/mails">outbox</a>, for administrators.
      </p>
      <form action={MAIL_SAMPLES_PATH} className="mail-samples__choices">
        <Choice
          label="Email"
          name="template"
          value={template}
          options={TEMPLATES.map((name) => [name, SAMPLE_TITLES[name]])}
        />
        <Choice
          label="Language"
          name="language"
          value={language}
          options={LANGUAGES.map((code) => [code, NAMES.of(code) ?? code])}
        />
        <Choice label="Colours" name="scheme" value={scheme} options={Object.entries(SCHEMES)} />
        <Choice label="Read on" name="width" value={width} options={Object.entries(WIDTHS)} />
        <button type="submit" className="btn btn--style-secondary btn--size-small">
          Show
        </button>
      </form>
      <h2 lang={language} dir="auto">
        {subject}
      </h2>
      <iframe
        className="mail-samples__frame"
        title={`${SAMPLE_TITLES[template]}, ${NAMES.of(language) ?? language}`}
        sandbox=""
        srcDoc={html}
        style={{ maxWidth: PIXELS[width] }}
      />
      <details>
        <summary>Plain text</summary>
        <pre className="mail-samples__text" lang={language} dir="auto">
          {text}
        </pre>
      </details>
    </CmsScreen>
  );
}
