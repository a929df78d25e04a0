import type { FileRef } from '../../lib/contract/entities/image.ts';
import type { File } from '../payload-types.ts';

/** A file to download or play (spec point 3). */
export function fileEntity(doc: File): FileRef {
  const filename = doc.filename ?? '';
  return {
    id: doc.id,
    url: `/assets/f/${doc.id}/${encodeURIComponent(filename)}`,
    name: doc.name || filename,
    size: doc.filesize ?? 0,
    mime_type: doc.mimeType ?? '',
  };
}
