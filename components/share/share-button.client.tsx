'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { canShareByDevice, shareByDevice } from './share-by-device';

type ShareButtonProps = {
  readonly url: string;
  readonly title: string;
  readonly labels: {
    readonly share: string;
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
  };
};

/** Opens the device's share dialog or, without one, copies the address. Nothing without scripts. */
export function ShareButton({ url, title, labels }: ShareButtonProps) {
  const isReady = useHydrated();
  const [announcement, setAnnouncement] = useState('');
  const isNative = isReady && canShareByDevice();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setAnnouncement(labels.copied);
    } catch {
      // Refused, or unavailable on a plain http address.
      setAnnouncement(labels.failed);
    }
  };
  const share = async () => {
    if (!(await shareByDevice({ url, title }))) await copy();
  };
  return (
    <>
      <button
        type="button"
        className="share-button"
        disabled={!isReady}
        onClick={() => void (isNative ? share() : copy())}
      >
        {isNative ? labels.share : labels.copy}
      </button>
      <span role="status">{announcement}</span>
    </>
  );
}
