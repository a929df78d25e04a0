'use client';

import { useAuth } from '@payloadcms/ui';
import { mayScan } from '../../cms/access/roles.ts';
import type { User } from '../../payload-types.ts';

const GATE = '/admin/gate';

/** The navigation's link to the gate screen, for accounts that may scan. */
export function GateLink() {
  const { user } = useAuth<User>();
  return mayScan(user) ? (
    <a className="nav__link" href={GATE}>
      <span className="nav__link-label">Scan tickets</span>
    </a>
  ) : null;
}

/** The same on the dashboard, for accounts with nothing else to do in the CMS. */
export function GateEntrance() {
  const { user } = useAuth<User>();
  return user?.role === 'gate' ? (
    <a className="gate__press" href={GATE}>
      Scan tickets
    </a>
  ) : null;
}
