'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

type ShareButtonProps = {
  readonly url: string;
  readonly title: string;
  readonly words: {
    readonly share: string;
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
  };
};

const isAborted = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Opens the device's own way to share; where there is none, copies the address. Nothing without scripts. */
export function ShareButton({ url, title, words }: ShareButtonProps) {
  const isReady = useHydrated();
  const [said, setSaid] = useState('');
  const isNative = isReady && 'share' in navigator;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(words.copied);
    } catch {
      // Refused, or not there at all on a plain http address.
      setSaid(words.failed);
    }
  };
  const share = () =>
    navigator.share({ url, title }).catch((cause: unknown) => {
      // Changing one's mind is no failure.
      if (!isAborted(cause)) return copy();
    });
  return (
    <>
      <button
        type="button"
        className="share-button"
        disabled={!isReady}
        onClick={() => void (isNative ? share() : copy())}
      >
        {isNative ? words.share : words.copy}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
