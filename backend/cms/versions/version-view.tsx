import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { PUBLISHED_RECORD } from '../../../lib/contract/preview.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { compareVersions, type Change } from './compare.ts';
import { frameAddress } from './frame-address.ts';
import { zoneOf } from '../fields/venue-zone.ts';
import { momentAt } from './moments.ts';
import { RestoreVersion } from './restore-version.client.tsx';
import { namesIn, ShownValues } from './shown-values.tsx';
import { subjectOf } from './subject.ts';
import { versionsOf, type Version } from './version-list.ts';

const WHAT: Readonly<Record<Change['what'], string>> = {
  changed: '',
  formatted: 'Formatting, links, pictures or other content within the text',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
};

const titleOf = ({ at, by, state }: Version): string =>
  [momentAt(at, CHAMPIONSHIP_TIME_ZONE), by, state].filter(Boolean).join(' · ');

/**
 * Two versions of a record or a global, chosen by hand, or one and its predecessor: the differences in words, and how both look on the
 * page.
 */
export async function VersionView({
  doc,
  initPageResult,
  routeSegments,
  searchParams,
}: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  const subject = subjectOf(initPageResult);
  if (subject === null) return null;
  const versions = await versionsOf(req, subject);
  const chosen = (name: string) => versions.find(({ id }) => String(id) === searchParams?.[name]);
  const opened = versions.find(({ id }) => String(id) === routeSegments.at(-1));
  const newer = chosen('to') ?? opened;
  if (!newer)
    return (
      <Gutter className="version-view">
        <p>
          This version is no longer available. <a href={`${subject.form}/versions`}>All versions</a>
        </p>
      </Gutter>
    );
  const older = chosen('from') ?? versions[versions.indexOf(newer) + 1] ?? newer;
  const changes = compareVersions(subject.fields, older.content, newer.content);
  const [names, timeZone, before, after] = await Promise.all([
    namesIn(req.payload, changes),
    zoneOf(req.payload, newer.content),
    collectionConfig ? frameAddress(req, collectionConfig, { ...doc, id: docID }, older.id) : null,
    collectionConfig ? frameAddress(req, collectionConfig, { ...doc, id: docID }, newer.id) : null,
  ]);
  return (
    <main className="version-view">
      <SetDocumentStepNav {...subject.steps} view="Versions" />
      <Gutter>
        <h2>Compare versions</h2>
        <form className="version-view__choice" method="get">
          <VersionChoice name="from" label="Before" versions={versions} chosen={older} />
          <VersionChoice name="to" label="After" versions={versions} chosen={newer} />
          <button type="submit">Compare</button>
        </form>
        {subject.mayRestore && newer.id !== PUBLISHED_RECORD ? (
          <RestoreVersion
            path={`${subject.api}/versions/${String(newer.id)}`}
            form={subject.form}
            title={titleOf(newer)}
            state={newer.state}
          />
        ) : null}
        <section aria-labelledby="version-changes">
          <h3 id="version-changes">What changed</h3>
          {changes.length === 0 ? <p>Both versions have the same content.</p> : null}
          <ul className="version-changes">
            {changes.map(({ where, what, values }, index) => (
              <li key={index}>
                <p>
                  <strong>{where.join(' › ')}</strong>
                  {WHAT[what] === '' ? null : <em>{WHAT[what]}</em>}
                </p>
                <ShownValues values={values} names={names} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </section>
        {before === null || after === null ? null : (
          <section aria-labelledby="version-look">
            <h3 id="version-look">As the page looks</h3>
            <div className="version-frames">
              <VersionFrame label="Before" version={older} address={before} />
              <VersionFrame label="After" version={newer} address={after} />
            </div>
          </section>
        )}
      </Gutter>
    </main>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly versions: readonly Version[];
  readonly chosen: Version;
};

function VersionChoice({ name, label, versions, chosen }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={String(chosen.id)}>
        {versions.map((version) => (
          <option key={version.id} value={String(version.id)}>
            {titleOf(version)}
          </option>
        ))}
      </select>
    </label>
  );
}

type FrameProps = { readonly label: string; readonly version: Version; readonly address: string };

/** A version on the real site. Without scripts: it is only for viewing, and must not follow changes. */
function VersionFrame({ label, version, address }: FrameProps) {
  return (
    <figure>
      <figcaption>
        {label}: {titleOf(version)}
      </figcaption>
      <iframe
        src={address}
        title={`${label}: ${titleOf(version)}`}
        sandbox="allow-same-origin"
        loading="lazy"
      />
    </figure>
  );
}
