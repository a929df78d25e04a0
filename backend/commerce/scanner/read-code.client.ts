'use client';

type Detector = { detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

declare global {
  interface Window {
    /** From the Shape Detection API, which the DOM types don't include yet. */
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** Reads the QR code in a video's current frame; null if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** A frame scaled to this many pixels across still resolves a ticket at arm's length, and decodes in a few milliseconds. */
const PICTURE_WIDTH = 640;

async function ownReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = window;
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function libraryReader(): Promise<CodeReader> {
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    canvas.width = Math.min(PICTURE_WIDTH, video.videoWidth);
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)) || null;
    } catch {
      // It throws if a frame has no code, as most do.
      return null;
    }
  };
}

/** The browser's own barcode reader or, failing that, a library loaded on demand. */
export const createCodeReader = async (): Promise<CodeReader> => (await ownReader()) ?? libraryReader();
