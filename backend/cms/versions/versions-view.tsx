import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { summaryOf } from './compare.ts';
import { momentAt } from './moments.ts';
import { subjectOf } from './subject.ts';
import { changesIn, versionsOf, type Version } from './version-list.ts';

const notes = ({ isPublic, isNewest, state }: Version): string =>
  [state, isPublic ? 'on the site' : '', isNewest ? 'newest' : ''].filter(Boolean).join(', ');

/** The versions of a record or a global: when, by whom, and the changes of each, using the form's labels. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const subject = subjectOf(initPageResult);
  if (subject === null) return null;
  const versions = await versionsOf(initPageResult.req, subject);
  return (
    <main className="versions">
      <SetDocumentStepNav {...subject.steps} view="Versions" />
      <Gutter className="version-list">
        <h2>Versions</h2>
        <p>
          Every version we’ve kept, newest first, with what changed. Choose one to compare it with another or
          restore it.
        </p>
        {versions.length === 0 ? (
          <p>No versions yet.</p>
        ) : (
          // A wide table scrolls by keyboard, too.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className="version-list__scroll" tabIndex={0} role="group" aria-label="Versions">
            <table>
              <thead>
                <tr>
                  <th scope="col">When (New Zealand)</th>
                  <th scope="col">Who</th>
                  <th scope="col">Status</th>
                  <th scope="col">What changed</th>
                </tr>
              </thead>
              <tbody>
                {versions.map((version, index) => {
                  const changes = changesIn(subject, versions, index);
                  return (
                    <tr key={version.id}>
                      <th scope="row">
                        <a href={`${subject.form}/versions/${String(version.id)}`}>
                          {momentAt(version.at, CHAMPIONSHIP_TIME_ZONE)}
                        </a>
                      </th>
                      <td>{version.by ?? 'Not recorded'}</td>
                      <td>{notes(version)}</td>
                      <td>
                        {changes === null ? 'Oldest version kept' : summaryOf(changes) || 'Only its status'}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
      </Gutter>
    </main>
  );
}
