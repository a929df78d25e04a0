import type { Sheet } from '../kit/sheet.ts';
import type { BodyStyle } from './fleet.ts';
import { closedFaces, drawClosedFront, type ClosedFace } from './front-closed.ts';
import type { FrontView } from './front-kit.ts';
import { drawOpenFront, openFaces, type OpenFace } from './front-open.ts';

type Face =
  | { readonly closed: ClosedFace; readonly width: number }
  | { readonly open: OpenFace; readonly width: number };

const faces: Readonly<Record<BodyStyle, Face>> = {
  gt: { closed: closedFaces.gt, width: 202 },
  coupe: { closed: closedFaces.gt, width: 202 },
  'rear-engine-coupe': { closed: closedFaces.gt, width: 202 },
  roadster: { closed: closedFaces.gt, width: 202 },
  ta2: { closed: closedFaces.gt, width: 202 },
  touring: { closed: closedFaces.touring, width: 196 },
  ute: { closed: closedFaces.touring, width: 196 },
  truck: { closed: closedFaces.truck, width: 256 },
  'historic-saloon': { closed: closedFaces.classic, width: 166 },
  mini: { closed: closedFaces.classic, width: 166 },
  prototype: { closed: closedFaces.low, width: 204 },
  'formula-ford': { open: openFaces.slim, width: 164 },
  f5000: { open: openFaces.winged, width: 196 },
  'formula-atlantic': { open: openFaces.winged, width: 196 },
  'open-wheel-modern': { open: openFaces.modern, width: 192 },
  'historic-single-seater': { open: openFaces.cigar, width: 156 },
  kart: { open: openFaces.slim, width: 164 },
};

/** Width of the style's head-on view in centimetres. */
export const frontWidth = (style: BodyStyle): number => faces[style].width;

/** Height of the lamps above the ground in centimetres, and their distance from the middle; undefined for cars without. */
export function frontLamps(style: BodyStyle): { readonly x: number; readonly y: number } | undefined {
  const face = faces[style];
  if (!('closed' in face)) return undefined;
  return style === 'truck'
    ? { x: 92, y: 80 }
    : { x: style === 'historic-saloon' || style === 'mini' ? 60 : 78, y: face.closed.bonnetEdge + 3 };
}

/** A car of the style head-on, in centimetres about its middle, standing on y = 0. */
export function drawFront(sheet: Sheet, style: BodyStyle, view: FrontView): string {
  const face = faces[style];
  return 'closed' in face ? drawClosedFront(sheet, view, face.closed) : drawOpenFront(sheet, view, face.open);
}
