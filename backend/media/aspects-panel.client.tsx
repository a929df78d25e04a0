'use client';

import { useDocumentInfo, useForm, useUploadEdits } from '@payloadcms/ui';
import { IMAGE_ASPECTS } from '../../lib/contract/image-format.ts';
import { propertyOf, textIn } from '../../lib/shared/record.ts';
import { CENTRE, cropBox, type FocalPoint } from './crop.ts';
import { FocalPointPicker } from './focal-point.client.tsx';

const VECTOR = 'image/svg+xml';
const numberIn = (record: unknown, name: string): number | null => {
  const value = propertyOf(record, name);
  return typeof value === 'number' ? value : null;
};
const percent = (part: number, whole: number) => `${String((part / whole) * 100)}%`;

/** Beside a picture's form: its focal point, and how the site crops it to each aspect, following the point before it is saved. */
export function AspectsPanel() {
  const { data } = useDocumentInfo();
  const { uploadEdits, updateUploadEdits } = useUploadEdits();
  const { setModified } = useForm();
  const [hash, type] = [textIn(data, 'hash'), textIn(data, 'mimeType')];
  const [width, height] = [numberIn(data, 'width') ?? 0, numberIn(data, 'height') ?? 0];
  if (hash === '' || type === VECTOR || width === 0 || height === 0) return null;
  const edited = uploadEdits.focalPoint;
  const focal: FocalPoint = {
    x: edited?.x ?? numberIn(data, 'focalX') ?? CENTRE.x,
    y: edited?.y ?? numberIn(data, 'focalY') ?? CENTRE.y,
  };
  const src = `/assets/i/${hash}/original/600.webp`;
  const change = (focalPoint: FocalPoint) => {
    updateUploadEdits({ focalPoint: { ...focalPoint } });
    setModified(true);
  };
  return (
    <section className="field-type aspects" aria-labelledby="aspects-heading">
      <span id="aspects-heading" className="field-label">
        How the site crops it
      </span>
      <FocalPointPicker src={src} focal={focal} onChange={change} />
      <ul>
        {IMAGE_ASPECTS.map((aspect) => {
          const box = cropBox({ width, height }, aspect, focal);
          return (
            <li key={aspect}>
              <div style={{ aspectRatio: aspect.replace('x', ' / ') }}>
                <img
                  src={src}
                  alt=""
                  loading="lazy"
                  style={{
                    width: percent(width, box.width),
                    left: percent(-box.left, box.width),
                    top: percent(-box.top, box.height),
                  }}
                />
              </div>
              {aspect.replace('x', ':')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
