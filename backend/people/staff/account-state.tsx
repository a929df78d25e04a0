import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { mediumDay, clockTime, zoneName } from '../../../lib/shared/date-forms.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { roleOf } from '../../cms/access/roles.ts';
import { accountState } from './invitation.ts';
import { SendAgain } from './send-again.client.tsx';

const shownMoment = (moment: string): string =>
  `${mediumDay(moment, 'en', CHAMPIONSHIP_TIME_ZONE)}, ${clockTime(moment, 'en', CHAMPIONSHIP_TIME_ZONE)} (${zoneName('en', moment, CHAMPIONSHIP_TIME_ZONE)})`;

/** Shows on an account whether its owner has chosen a password, with a button to send another link if not. */
export async function AccountStateField({ id, payload, user }: UIFieldServerProps) {
  const state = typeof id === 'number' ? await accountState(payload, id) : null;
  if (state?.is !== 'invited' || typeof id !== 'number') return null;
  return (
    <SendAgain
      id={id}
      state={
        state.linkUntil === null
          ? 'Invited. The link in the email no longer works.'
          : `Invited. The link in the email works until ${shownMoment(state.linkUntil)}.`
      }
      maySend={user?.collection === 'users' && roleOf(user) === 'admin'}
    />
  );
}

/** The same in the account list. */
export async function AccountStateCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const id = propertyOf(rowData, 'id');
  const state = typeof id === 'number' ? await accountState(payload, id) : null;
  if (state === null) return null;
  if (state.is === 'active') return 'Active';
  return state.linkUntil === null ? 'Invited, link expired' : 'Invited';
}
