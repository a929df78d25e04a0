import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { sellsTickets } from '../../../lib/shared/sells-tickets.ts';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { findAll } from '../../cms/records/by-ids.ts';
import { getDomain } from '../../site/domain.ts';
import { startsSeasons } from '../new-season/season-endpoint.ts';
import { RoundForm } from './round-form.client.tsx';

const PATH = '/admin/new-round';

/** /admin/new-round: plans a round on one screen. */
export async function NewRoundView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload, user } = req;
  if (!user) redirect(`/admin/login?redirect=${PATH}`);
  if (!startsSeasons(user)) redirect('/admin');
  const common = { select: { name: true }, overrideAccess: false, req } as const;
  const [{ docs: venues }, { docs: series }, { docs: categories }, domain] = await Promise.all([
    payload.find({ ...findAll('venues', {}), sort: 'name', ...common }),
    payload.find({ ...findAll('series', {}), sort: 'name', ...common }),
    payload.find({ ...findAll('categories', {}), sort: ['sort', 'name', 'id'], ...common }),
    getDomain(payload),
  ]);
  const named = (kind: string, docs: readonly { id: number; name?: string | null }[]) =>
    docs.map(({ id, name }) => ({ id, name: name || `${kind} ${String(id)}` }));
  return (
    <CmsScreen view={view} title="Plan a new round" className="new-season new-round">
      <p>
        Creates a round with its timetable and tickets. You’ll see what will be created before anything is.
        Everything is created as a draft, and nothing is published automatically.
      </p>
      <RoundForm
        venues={named('Venue', venues)}
        series={named('Series', series)}
        categories={named('Category', categories)}
        sellsTickets={sellsTickets(domain)}
      />
    </CmsScreen>
  );
}
