'use client';

import { ServerButtons } from '@/components/ui/server-buttons.client';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import { hasStoredSpoilers, SPOILERS_EVENT, SPOILERS_KEY, STANDS_FOR, SWITCH } from '@/lib/spoilers/keys';

const loadSpoilers = withTexts(() => import(/* webpackChunkName: "spoilers" */ './spoilers.client'));

/** The page's spoiler shield switches, and the buttons of its covers. The shield itself loads for visitors who use it. */
export const SpoilerShield = () => (
  <ServerButtons
    selector={`button:is([${SWITCH}],[${STANDS_FOR}])`}
    storageKey={SPOILERS_KEY}
    event={SPOILERS_EVENT}
    hasStored={hasStoredSpoilers}
    load={loadSpoilers}
  />
);
