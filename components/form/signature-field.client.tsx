'use client';

import { lazy, Suspense, useCallback } from 'react';
import { createPortal } from 'react-dom';
import type { SignatureType } from '@/lib/forms/signature';
import type { Signatures } from './form-dom';

const SignaturePadView = lazy(() => import('./signature-pad.client'));

type SignatureFieldProps = {
  readonly place: Element;
  readonly name: string;
  readonly label: string;
  readonly type: SignatureType;
  readonly signatures: Signatures;
};

/** The sheet of a control that is signed, above the field where a name can be typed instead. */
export function SignatureField({ place, name, label, type, signatures }: SignatureFieldProps) {
  const onDrawn = useCallback((dataUri: string) => signatures.draw(name, dataUri), [name, signatures]);
  return createPortal(
    <Suspense>
      <SignaturePadView label={label} type={type} onDrawn={onDrawn} />
    </Suspense>,
    place,
  );
}
