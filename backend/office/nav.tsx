import type { ServerProps } from 'payload';
import { roleOf } from '../cms/access/roles.ts';
import { getDomain } from '../site/domain.ts';
import { HANDBOOK, menuOf } from './entries.ts';
import { NavFrame } from './nav-frame.client.tsx';
import { OfficeLogo } from './logo.tsx';

/** The CMS's menu: the site's name and logo, and the role's entries. */
export async function OfficeNav({ payload, user }: ServerProps) {
  const role = user?.collection === 'users' ? roleOf(user) : null;
  const { name } = await getDomain(payload);
  return (
    <NavFrame groups={role === null ? [] : menuOf(role)} last={HANDBOOK}>
      <OfficeLogo payload={payload} />
      <span className="office-nav__name">{name}</span>
    </NavFrame>
  );
}
