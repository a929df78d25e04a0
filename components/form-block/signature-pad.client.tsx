'use client';

import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { Button } from '@/components/ui/button';
import { mimeOf, PNG_QUALITY, SIGNATURE_DEFAULTS, type SignatureType } from '@/lib/forms/signature';
import { useTranslate } from '@/lib/i18n/use-translate';

type SignaturePadViewProps = {
  readonly label: string;
  readonly type: SignatureType;
  /** Receives the image as a data URI after each stroke, '' after it was cleared. */
  readonly onDrawn: (dataUri: string) => void;
};

const INK = '#15161a';
const PAPER = '#ffffff';

/** An area to sign in with a finger, pen or mouse. Keyboard users sign in the field below it. */
export default function SignaturePadView({ label, type, onDrawn }: SignaturePadViewProps) {
  const t = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const made = new SignaturePad(sheet, { ...SIGNATURE_DEFAULTS, penColor: INK, backgroundColor: PAPER });
    pad.current = made;
    const fit = () => {
      const strokes = made.toData();
      const ratio = Math.max(window.devicePixelRatio, 1);
      sheet.width = sheet.offsetWidth * ratio;
      sheet.height = sheet.offsetHeight * ratio;
      sheet.getContext('2d')?.scale(ratio, ratio);
      made.fromData(strokes);
    };
    fit();
    const onEnd = () => onDrawn(made.toDataURL(mimeOf(type), PNG_QUALITY));
    made.addEventListener('endStroke', onEnd);
    const resized = new ResizeObserver(fit);
    resized.observe(sheet);
    return () => {
      resized.disconnect();
      made.off();
    };
  }, [onDrawn, type]);

  const clear = () => {
    pad.current?.clear();
    onDrawn('');
  };
  return (
    <div className="signature" role="group" aria-label={t('formBlock.sheet', { label })}>
      <canvas ref={canvas} className="signature-sheet" />
      <Button size="small" colour="plain" onClick={clear}>
        {t('formBlock.clearSignature')}
      </Button>
    </div>
  );
}
