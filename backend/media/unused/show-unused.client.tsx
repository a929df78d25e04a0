'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';

const answerSchema = z.object({ ids: z.array(z.number()) });
/** As many ids as fit in an address; more appear once these are deleted. */
const MAX_IDS = 200;

/** Above the list of pictures: filters it for those that are used nowhere. */
export function ShowUnused() {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const show = async () => {
    setIsBusy(true);
    try {
      const response = await fetch('/api/media/unused');
      const { ids } = answerSchema.parse(await response.json());
      if (ids.length === 0) toast.success('Every picture is in use.');
      else router.push(`?where[or][0][and][0][id][in]=${ids.slice(0, MAX_IDS).join(',')}`);
      if (ids.length > MAX_IDS)
        toast.info(
          `Showing the oldest ${numberInText(MAX_IDS)} of ${numberInText(ids.length)} unused pictures.`,
        );
    } catch {
      toast.error('Couldn’t look for unused pictures. Check your connection, then try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void show()}>
      {isBusy ? 'Looking for unused pictures…' : 'Show unused pictures'}
    </Button>
  );
}
