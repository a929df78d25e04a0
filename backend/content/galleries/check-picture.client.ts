'use client';

import { HEAD_BYTES, isTooLarge, PICTURE_FAULTS, typeFault } from '../../media/uploads/picture-rules.ts';

/** A file chosen by the editor, with an address for showing it until it is uploaded. */
export type CheckedFile = { readonly file: File; readonly preview: string };
/** A file that can't be uploaded, and why. */
export type RefusedFile = { readonly name: string; readonly problem: string };

/** The size of a picture in pixels, from its header; null if the browser can't read it. */
async function sizeOf(address: string): Promise<{ width: number; height: number } | null> {
  const picture = new Image();
  const read = new Promise<boolean>((resolve) => {
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
  });
  picture.src = address;
  return (await read) ? { width: picture.naturalWidth, height: picture.naturalHeight } : null;
}

async function checkFile(file: File): Promise<CheckedFile | RefusedFile> {
  const refused = (problem: string): RefusedFile => ({ name: file.name, problem });
  if (file.size === 0) return refused(PICTURE_FAULTS.empty);
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const fault = typeFault(file.type, head);
  if (fault !== null) return refused(fault);
  const preview = URL.createObjectURL(file);
  const size = await sizeOf(preview);
  if (size !== null && !isTooLarge(size.width, size.height)) return { file, preview };
  URL.revokeObjectURL(preview);
  return refused(size === null ? PICTURE_FAULTS.unreadable : PICTURE_FAULTS.size(size.width, size.height));
}

const byName = new Intl.Collator('en-NZ', { numeric: true }).compare;

/** Sorts files by name, as a folder lists them, and checks each before anything is uploaded. */
export async function checkFiles(
  files: readonly File[],
): Promise<{ good: CheckedFile[]; refused: RefusedFile[] }> {
  const sorted = files.toSorted((a, b) => byName(a.name, b.name));
  const good: CheckedFile[] = [];
  const refused: RefusedFile[] = [];
  // One at a time: twenty large pictures at once would take too much memory.
  for (const file of sorted) {
    const checked = await checkFile(file);
    if ('problem' in checked) refused.push(checked);
    else good.push(checked);
  }
  return { good, refused };
}
