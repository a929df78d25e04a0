import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { CmsScreen } from '../cms/screens/cms-screen.tsx';
import { roleOf } from '../cms/access/roles.ts';
import { textOf } from '../../lib/shared/record.ts';
import { collectionHref, EVERYTHING, globalHref, HOME, screensOf, shownTo } from './entries.ts';

/** /admin/everything: every collection and setting that the account may read and the screens of its role, in groups. */
export async function EverythingView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const { user } = req;
  if (!user) redirect(`/admin/login?redirect=${EVERYTHING}`);
  const role = user.collection === 'users' ? roleOf(user) : null;
  if (role === null || role === 'gate') redirect(HOME);
  const { collections, globals } = shownTo(req);
  const entries = [
    ...collections
      .filter(({ slug }) => permissions.collections?.[slug]?.read)
      .map(({ slug, labels, admin }) => ({
        group: textOf(admin.group) || 'Other',
        label: textOf(labels.plural) || slug,
        href: collectionHref(slug),
      })),
    ...globals
      .filter(({ slug }) => permissions.globals?.[slug]?.read)
      .map(({ slug, label, admin }) => ({
        group: textOf(admin.group) || 'Other',
        label: textOf(label) || slug,
        href: globalHref(slug),
      })),
    ...screensOf(role),
  ];
  const groups = Map.groupBy(entries, ({ group }) => group);
  return (
    <CmsScreen view={view} title="Everything else">
      <div className="office-everything">
        {[...groups].map(([group, links]) => (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </CmsScreen>
  );
}
