import type { UIFieldServerProps } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../../lib/contract/time-zone.ts';
import { mediumDay } from '../../../../lib/shared/date-forms.ts';
import { roleOf } from '../../../cms/access/roles.ts';
import { findFactor } from './factors.ts';
import { OwnFactor } from './own-factor.client.tsx';
import { codesLeft } from './recovery-codes.ts';
import { ResetFactor } from './reset-factor.client.tsx';

/** An account's second factor: users set up and change their own, and administrators reset a colleague's. */
export async function FactorField({ id, payload, user }: UIFieldServerProps) {
  if (typeof id !== 'number' || user?.collection !== 'users') return null;
  const factor = await findFactor(payload, id);
  const since = factor === null ? null : mediumDay(factor.createdAt, 'en', CHAMPIONSHIP_TIME_ZONE);
  if (user.id === id)
    return (
      <OwnFactor since={since} codesLeft={factor === null ? 0 : codesLeft(factor.recovery_codes).length} />
    );
  if (since === null || roleOf(user) !== 'admin') return null;
  return <ResetFactor id={id} since={since} />;
}
