'use client';

import { useState } from 'react';
import { CoreIcon } from '@/components/ui/core-icon';
import { ScriptButton } from '@/components/ui/script-button.client';

type MapFrameProps = {
  /** Address of the embeddable map. */
  readonly src: string;
  /** Address of the same place at the map service. */
  readonly link: string;
  readonly title: string;
  readonly labels: { readonly show: string; readonly hint: string; readonly open: string };
};

/** A map that loads on request: nothing is sent to the map service before that. Fills its box. */
export function MapFrame({ src, link, title, labels }: MapFrameProps) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return (
      <iframe
        src={src}
        title={title}
        className="h-full w-full border-0"
        referrerPolicy="no-referrer-when-downgrade"
        allowFullScreen
      />
    );
  }
  return (
    <div className="map-cover">
      <CoreIcon name="map-pin" size={40} className="text-brand-ink" />
      <p className="max-w-measure font-semibold">{title}</p>
      <ScriptButton className="btn map-cover-button" data-size="small" onClick={() => setIsShown(true)}>
        {labels.show}
      </ScriptButton>
      <p className="map-cover-button text-xs text-muted">{labels.hint}</p>
      <a href={link} rel="noopener" className="text-link">
        <CoreIcon name="external" size={18} />
        {labels.open}
      </a>
    </div>
  );
}
