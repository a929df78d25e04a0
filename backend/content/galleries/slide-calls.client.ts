'use client';

import { isRecord, propertyOf, textIn } from '../../../lib/shared/record.ts';

/** A slide as listed in a gallery's form. */
export type ShownSlide = {
  readonly id: number;
  readonly heading: string;
  readonly picture: {
    readonly id: number;
    readonly filename: string;
    readonly thumbnail: string;
    readonly alt: string;
    readonly isDecoration: boolean;
  } | null;
};

const idOf = (record: unknown): number => Number(propertyOf(record, 'id'));
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The CMS's error message, with the field if it names one. */
function problemIn(answer: unknown, status: number): string {
  const [error] = itemsOf(propertyOf(answer, 'errors'));
  const [ofField] = itemsOf(propertyOf(propertyOf(error, 'data'), 'errors'));
  return (
    textIn(ofField, 'message') ||
    textIn(error, 'message') ||
    `The CMS responded with status ${String(status)}.`
  );
}

/** Calls the CMS's own API. @throws Error with a sentence for the editor */
async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`/api/${path}`, init).catch((cause: unknown) => {
    throw new Error('Couldn’t reach the server. Check your connection, then try again.', { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Error(problemIn(answer, response.status));
  return answer;
}

const asJson = (method: string, data: object): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(data),
});

function shownSlide(record: unknown): ShownSlide {
  const image = propertyOf(record, 'image');
  return {
    id: idOf(record),
    heading: textIn(record, 'heading'),
    picture: isRecord(image)
      ? {
          id: idOf(image),
          filename: textIn(image, 'filename'),
          thumbnail: textIn(image, 'thumbnailURL'),
          alt: textIn(image, 'alt'),
          isDecoration: propertyOf(image, 'is_decoration') === true,
        }
      : null,
  };
}

/** The slides with these ids, in any order. @throws Error for the editor */
export async function loadSlides(ids: readonly number[]): Promise<ShownSlide[]> {
  if (ids.length === 0) return [];
  const answer = await call(`slides?depth=1&pagination=false&where[id][in]=${ids.join(',')}`);
  return itemsOf(propertyOf(answer, 'docs')).map(shownSlide);
}

/** Uploads a picture to the library. @returns its id @throws Error for the editor */
export async function uploadPicture(file: File, described: Description): Promise<number> {
  const body = new FormData();
  body.append('_payload', JSON.stringify(fieldsOf(described)));
  body.append('file', file);
  return idOf(propertyOf(await call('media?depth=0', { method: 'POST', body }), 'doc'));
}

/** Creates a slide from a picture of the library. @throws Error for the editor */
export async function createSlide(picture: number): Promise<ShownSlide> {
  return shownSlide(propertyOf(await call('slides?depth=1', asJson('POST', { image: picture })), 'doc'));
}

/** A picture's description for screen readers. */
export type Description = { readonly alt: string; readonly isDecoration: boolean };
const fieldsOf = ({ alt, isDecoration }: Description) => ({ alt: alt.trim(), is_decoration: isDecoration });

/** Changes the description of a picture, everywhere it is used. @throws Error for the editor */
export async function describePicture(picture: number, described: Description): Promise<void> {
  await call(`media/${String(picture)}?depth=0`, asJson('PATCH', fieldsOf(described)));
}
