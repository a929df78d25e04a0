'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { mediumDay } from '../../../../lib/shared/date-forms.ts';
import { FormResult, FormStatus } from '../../../cms/screens/form-messages.client.tsx';
import { REMOVE_DEMO_CALL, removeReportSchema, type RemoveReport } from './demo-report.ts';
import { post } from './post.client.ts';

const countedIn = new Intl.NumberFormat('en-NZ');
const total = ({ goes }: RemoveReport) => goes.reduce((sum, { count }) => sum + count, 0);

/** What is removed and what stays, with a checkbox for each changed record, and the button that removes the rest. */
export function RemoveDemo({ initial }: { readonly initial: RemoveReport }) {
  const [report, setReport] = useState(initial);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async (body: { ticked: readonly string[]; apply?: boolean; basedOn?: string }) => {
    setBusy(true);
    setProblem('');
    const { answer, message } = await post(REMOVE_DEMO_CALL, body);
    const next = removeReportSchema.safeParse(answer);
    if (next.success) setReport(next.data);
    else setProblem(message);
    setBusy(false);
  };
  const tick = (next: readonly string[]) => {
    setTicked(next);
    void ask({ ticked: next });
  };

  if (report.isRemoved)
    return (
      <FormResult>
        <h2>The demo has been removed</h2>
        <p>{`${countedIn.format(total(report))} records are gone.`}</p>
        <ul className="office-jobs">
          <li>
            <a href="/admin">Go to the CMS’s home</a>
          </li>
        </ul>
      </FormResult>
    );
  return (
    <>
      <Goes report={report} />
      <Changed report={report} ticked={ticked} isBusy={isBusy} onTick={tick} />
      <Needed report={report} />
      {total(report) === 0 ? null : (
        <Button
          buttonStyle="primary"
          margin={false}
          disabled={isBusy}
          onClick={() => void ask({ ticked, apply: true, basedOn: report.basedOn })}
        >
          {`Remove ${countedIn.format(total(report))} records`}
        </Button>
      )}
      <FormStatus isBusy={isBusy} problem={problem} />
    </>
  );
}

function Goes({ report }: { readonly report: RemoveReport }) {
  if (report.goes.length === 0)
    return <p>Nothing from the demo can be removed: everything that’s left is in use.</p>;
  return (
    <section aria-labelledby="demo-goes">
      <h2 id="demo-goes">What goes</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Records</th>
            <th scope="col">Number</th>
          </tr>
        </thead>
        <tbody>
          {report.goes.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{countedIn.format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type ChangedProps = {
  readonly report: RemoveReport;
  readonly ticked: readonly string[];
  readonly isBusy: boolean;
  readonly onTick: (ticked: readonly string[]) => void;
};

function Changed({ report: { changed }, ticked, isBusy, onTick }: ChangedProps) {
  if (changed.length === 0) return null;
  const keys = changed.map(({ key }) => key);
  return (
    <section aria-labelledby="demo-changed">
      <h2 id="demo-changed">Changed by you</h2>
      <p>These are from the demo, but someone has changed them. They stay unless you tick them.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label="Remove all of these"
                disabled={isBusy}
                checked={keys.every((key) => ticked.includes(key))}
                onChange={({ target }) => onTick(target.checked ? keys : [])}
              />
            </th>
            <th scope="col">Record</th>
            <th scope="col">Kind</th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ key, kind, title, href, by, at }) => (
            <tr key={key}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`Remove ${title}`}
                  disabled={isBusy}
                  checked={ticked.includes(key)}
                  onChange={({ target }) =>
                    onTick(target.checked ? [...ticked, key] : ticked.filter((other) => other !== key))
                  }
                />
              </td>
              <td>
                <a href={href}>{title}</a>
              </td>
              <td>{kind}</td>
              <td>{at === '' ? by : `${by}, ${mediumDay(at, 'en')}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Needed({ report: { needed, neededCount } }: { readonly report: RemoveReport }) {
  if (neededCount === 0) return null;
  const more = neededCount - needed.length;
  return (
    <section aria-labelledby="demo-needed">
      <h2 id="demo-needed">Stays because it’s in use</h2>
      <ul>
        {needed.map((record) => (
          <li key={record.key}>
            <a href={record.href}>{record.title}</a>
            {` (${record.kind}), used by ${record.for}`}
          </li>
        ))}
        {more > 0 ? <li>{`${countedIn.format(more)} more`}</li> : null}
      </ul>
    </section>
  );
}
