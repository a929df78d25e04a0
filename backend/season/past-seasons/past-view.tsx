import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { findAll } from '../../cms/records/by-ids.ts';
import { startsSeasons } from '../new-season/season-endpoint.ts';
import { PastForm } from './past-form.client.tsx';

const PATH = '/admin/past-seasons';

/** /admin/past-seasons: imports the results of past seasons from one table. */
export async function PastSeasonsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload, user } = req;
  if (!user) redirect(`/admin/login?redirect=${PATH}`);
  if (!startsSeasons(user)) redirect('/admin');
  const { docs: series } = await payload.find({
    ...findAll('series', {}),
    sort: 'name',
    select: { name: true },
    overrideAccess: false,
    req,
  });
  return (
    <CmsScreen view={view} title="Import past seasons" className="new-season past-seasons">
      <p>
        Takes the results of past seasons from a CSV file, with a line for each car of each session. You’ll
        see what will be created before anything is. What’s created is published at once, and what’s there
        already stays as it is: importing a file again changes nothing.
      </p>
      <p>
        Columns: season, championship, round, date, circuit, session, position, number, driver, class, team,
        car, laps, time, gap, best lap, points. Only the first five and the driver are needed. With points,
        each championship gets its table of the season.
      </p>
      <PastForm series={series.map(({ id, name }) => ({ id, name: name || `Series ${String(id)}` }))} />
    </CmsScreen>
  );
}
