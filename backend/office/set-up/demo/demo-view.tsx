import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { CmsScreen } from '../../../cms/screens/cms-screen.tsx';
import { setsUpSites } from '../set-up-endpoint.ts';
import { describeContent } from './add-demo.ts';
import { AddDemo } from './add-demo.client.tsx';
import { DEMO_PATH } from './demo-path.ts';
import type { RemoveReport } from './demo-report.ts';
import { planRemoval } from './plan-removal.ts';
import { RemoveDemo } from './remove-demo.client.tsx';

/** /admin/demo: adds the demo championship to an empty site, or removes it. */
export async function DemoView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${DEMO_PATH}`);
  if (!setsUpSites(req.user)) redirect('/admin');
  const removal = await planRemoval(req, new Set());
  const there = removal === null ? await describeContent(req) : [];
  return (
    <CmsScreen view={view} title="Demo championship" className="demo-site">
      {removal === null ? <Add there={there} /> : <Remove report={{ ...removal.report, isRemoved: false }} />}
    </CmsScreen>
  );
}

function Add({ there }: { readonly there: readonly string[] }) {
  if (there.length > 0)
    return (
      <>
        <p>
          The demo can only be added to an empty site, so that nothing of yours gets lost in it. This one has:
        </p>
        <ul>
          {there.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          If this is the demo itself, an earlier version added it without noting which records are its own.
          Then it can’t be removed in one press.
        </p>
      </>
    );
  return (
    <>
      <p>
        Fills the site with a made-up championship, as your site could look in the middle of a season: pages
        and menus, news, classes, drivers, rounds with timetables and results, pictures, a shop and tickets.
        Everyone who visits the site sees it.
      </p>
      <p>
        You can remove all of it in one press later. What you make yourself in the meantime stays, and so does
        whatever you change.
      </p>
      <AddDemo />
    </>
  );
}

function Remove({ report }: { readonly report: RemoveReport }) {
  return (
    <>
      <p>
        Takes the made-up championship off the site, all at once. What you made yourself stays. This can’t be
        undone.
      </p>
      <RemoveDemo initial={report} />
    </>
  );
}
