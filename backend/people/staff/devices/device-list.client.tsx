'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../../lib/contract/time-zone.ts';
import { clockTime, mediumDay, zoneName } from '../../../../lib/shared/date-forms.ts';
import { RecordPanel, usePanelPress } from '../../../cms/panels/record-panel.client.tsx';
import type { Device } from './devices.ts';

const shown = (moment: string): string =>
  `${mediumDay(moment, 'en', CHAMPIONSHIP_TIME_ZONE)}, ${clockTime(moment, 'en', CHAMPIONSHIP_TIME_ZONE)}`;

type Props = {
  readonly devices: readonly Device[];
  /** The id of this browser's sign-in. */
  readonly here: string;
};

/** Where the user is signed in, with a button to sign out each device. */
export function DeviceList({ devices: given, here }: Props) {
  const [devices, setDevices] = useState(given);
  const { isBusy, outcome, send } = usePanelPress(
    '/api/users/sign-out',
    'Couldn’t reach the server, or it didn’t respond. Reload the page to see where you’re signed in.',
  );
  const end = async (body: object, isEnded: (device: Device) => boolean) => {
    const answer = await send(body);
    if (answer?.isOk === true) setDevices((now) => now.filter((device) => !isEnded(device)));
  };
  const hasOthers = devices.some(({ id }) => id !== here);
  return (
    <RecordPanel title="Signed in on" outcome={outcome}>
      <ul className="devices">
        {devices.map(({ id, browser, since, lastUsed }) => (
          <li key={id}>
            <div>
              <strong>{browser}</strong>
              {id === here ? ' (this one)' : ''}
              <br />
              Signed in {shown(since)}, still active {shown(lastUsed)}
            </div>
            {id === here ? null : (
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                disabled={isBusy}
                aria-label={`Sign out: ${browser}, signed in ${shown(since)}`}
                onClick={() => void end({ device: id }, (device) => device.id === id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p>
        Times are in {zoneName('en', devices[0]?.lastUsed ?? new Date(), CHAMPIONSHIP_TIME_ZONE)}. A device
        that isn’t used for two hours is signed out automatically.
      </p>
      {hasOthers ? (
        <Button
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void end({ others: true }, ({ id }) => id !== here)}
        >
          Sign out everywhere else
        </Button>
      ) : null}
    </RecordPanel>
  );
}
