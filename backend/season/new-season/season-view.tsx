import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { findAll } from '../../cms/records/by-ids.ts';
import { listSeasons } from './find-source.ts';
import { nextSeasonName } from './renaming.ts';
import { startsSeasons } from './season-endpoint.ts';
import { SeasonForm } from './season-form.client.tsx';

const PATH = '/admin/new-season';

/** /admin/new-season: copies a season into a new one. */
export async function NewSeasonView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload, user } = req;
  if (!user) redirect(`/admin/login?redirect=${PATH}`);
  if (!startsSeasons(user)) redirect('/admin');
  const [seasons, { docs: series }] = await Promise.all([
    listSeasons(req),
    payload.find({ ...findAll('series', {}), sort: 'name', select: { name: true } }),
  ]);
  return (
    <CmsScreen view={view} title="Start a new season" className="new-season">
      <p>
        Copies a season’s rounds, timetables and championships into a new one, and the tickets, forms and
        pages that you tick. You’ll see what will be created before anything is. Rounds, sessions, pages and
        tickets are created as drafts, forms are turned off, and nothing is published automatically.
      </p>
      <p>
        Not copied: results, entries, galleries, links, broadcasts, PDFs and other documents, what happened in
        a session, and a championship’s guests, rookies, adjustments, alternative spellings and sessions with
        different points. Text is copied unchanged.
      </p>
      <SeasonForm
        seasons={seasons.map((season) => ({ ...season, next: nextSeasonName(season.season) }))}
        series={series.map(({ id, name }) => ({ id, name: name || `Series ${String(id)}` }))}
      />
    </CmsScreen>
  );
}
