'use client';

import { useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useIsland } from '@/components/ui/use-island.client';
import type { SignatureType } from '@/lib/forms/signature';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { Signatures } from './form-dom';

const loadPad = () => import('./signature-pad.client');

type SignatureFieldProps = {
  readonly place: Element;
  readonly name: string;
  readonly label: string;
  readonly type: SignatureType;
  readonly signatures: Signatures;
};

/** The signature pad of a control, above the field for a typed name, which also works if the pad can't be loaded. */
export function SignatureField({ place, name, label, type, signatures }: SignatureFieldProps) {
  const onDrawn = useCallback((dataUri: string) => signatures.draw(name, dataUri), [name, signatures]);
  const t = useTranslate();
  const { Island: SignaturePadView, hasFailed, want } = useIsland(loadPad);
  useEffect(() => want(), [want]);
  return createPortal(
    <>
      {SignaturePadView ? <SignaturePadView label={label} type={type} onDrawn={onDrawn} /> : null}
      {hasFailed ? <p role="status">{t('formBlock.noSheet')}</p> : null}
    </>,
    place,
  );
}
