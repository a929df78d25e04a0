import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { changesSessions } from './change-endpoint.ts';
import { findNextSessions } from './next-sessions.ts';
import { SessionChanges } from './session-changes.client.tsx';

const PATH = '/admin/session-changes';

/** /admin/session-changes: the next sessions, with buttons for changes on the day. */
export async function SessionChangesView(view: AdminViewServerProps) {
  const { payload, user } = view.initPageResult.req;
  if (!user) redirect(`/admin/login?redirect=${PATH}`);
  if (!changesSessions(user)) redirect('/admin');
  return (
    <CmsScreen view={view} title="Postpone a session" className="session-changes">
      <p>Visitors see each change straight away. If you press the wrong button, press Undo.</p>
      <SessionChanges rounds={await findNextSessions(payload)} />
    </CmsScreen>
  );
}
