import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { changesSessions } from '../session-changes/change-endpoint.ts';
import { findControlDay } from './control-sessions.ts';
import { RaceControl } from './race-control.client.tsx';

const PATH = '/admin/race-control';

/** /admin/race-control: what race control tells everybody who follows a session. */
export async function RaceControlView(view: AdminViewServerProps) {
  const { payload, user } = view.initPageResult.req;
  if (!user) redirect(`/admin/login?redirect=${PATH}`);
  if (!changesSessions(user)) redirect('/admin');
  return (
    <CmsScreen view={view} title="Race control" className="session-changes race-control">
      <p>Visitors see each message on the session’s page straight away, with its time.</p>
      <RaceControl day={await findControlDay(payload)} />
    </CmsScreen>
  );
}
