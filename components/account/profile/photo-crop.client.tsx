'use client';

import 'react-easy-crop/react-easy-crop.css';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import { Button } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { cropSquare } from '@/lib/account/crop-square';
import { useTranslate } from '@/lib/i18n/use-translate';

type PhotoCropProps = {
  /** Address of the chosen photo. */
  readonly photo: string;
  /** Sends the cropped photo as a data URI. Returns '' or an error message. */
  readonly onSend: (image: string) => Promise<string>;
  readonly onCancel: () => void;
};

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;

/** Crops a photo to a square with the mouse or the arrow keys. The photo is redrawn, so no camera metadata is sent. */
export default function PhotoCrop({ photo, onSend, onCancel }: PhotoCropProps) {
  const t = useTranslate();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const send = async () => {
    if (area === null || isBusy) return;
    setIsBusy(true);
    try {
      setFailure(await onSend(await cropSquare(photo, area)));
    } catch (cause) {
      window.reportError(cause);
      setFailure(t('account.photoUnreadable'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div className="photo-crop">
        <Cropper
          image={photo}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
          onMediaLoaded={() => setFailure('')}
          mediaProps={{ onError: () => setFailure(t('account.photoUnreadable')) }}
          cropperProps={{ role: 'application', 'aria-label': t('account.cropPhoto') }}
        />
      </div>
      <label htmlFor={zoomId} className="field-label mt-4 block">
        {t('account.zoom')}
      </label>
      <input
        id={zoomId}
        type="range"
        className="photo-zoom"
        min={1}
        max={MAX_ZOOM}
        step={ZOOM_STEP}
        value={zoom}
        onChange={(event) => setZoom(Number(event.target.value))}
      />
      <FailureNotice text={failure} />
      <div className="form-actions mt-4">
        <Button
          onClick={() => void send()}
          aria-disabled={isBusy || area === null}
          data-busy={isBusy || undefined}
        >
          {t('account.usePhoto')}
        </Button>
        <Button colour="plain" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </>
  );
}
