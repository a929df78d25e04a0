/** Image types of a signature (spec point 5); the first is the default. */
const SIGNATURE_TYPES = ['png', 'jpeg', 'svg'] as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[number];

/** The image type for a field's subtype. */
export const signatureTypeOf = (subtype: string): SignatureType =>
  SIGNATURE_TYPES.find((type) => type === subtype.replace('image/', '').replace('+xml', '')) ?? 'png';

/** Spec point 9, signature pad defaults: widths in pixels, milliseconds, pixels. */
export const SIGNATURE_DEFAULTS = {
  minWidth: 0.5,
  maxWidth: 2.5,
  throttle: 16,
  minDistance: 5,
} as const;
export const PNG_QUALITY = 0.92;

const MIME: Readonly<Record<SignatureType, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};
export const mimeOf = (type: SignatureType): string => MIME[type];
