'use client';

import { useEffect } from 'react';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import { hasPacks } from '@/lib/pwa/packs/has-packs';

const loadPackList = withTexts(() => import(/* webpackChunkName: "weekend-packs" */ './pack-list.client'));

/** The weekend packs of visitors who have some. */
export function PackListLoader() {
  const { Island: PackList, hasFailed, want } = useIsland(loadPackList);
  useEffect(() => {
    void hasPacks().then((has) => {
      if (has) want();
    });
  }, [want]);
  if (hasFailed) return <LoadFailed />;
  return PackList ? <PackList /> : null;
}
