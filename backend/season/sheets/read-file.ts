/**
 * Largest table, in bytes. A session's 500 rows take a tenth of this, and a past season with several classes fits; while a larger one is
 * written, nobody else could write for a long time.
 */
export const MAX_SHEET_BYTES = 500_000;

/** A size limit in bytes, and the message for a larger file. */
export type SheetLimit = { readonly bytes: number; readonly reason: string };

export type SheetFile = { readonly csv: string } | { readonly problem: string };

const MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

function decoded(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, place) => bytes[place] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The default encoding of spreadsheets on Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Decodes a table in any of the usual encodings. The default limit is for a timing system's sheet of one session. Reports why a file can't
 * be a table.
 */
export async function readSheetFile(
  file: Blob,
  limit: SheetLimit = { bytes: MAX_SHEET_BYTES, reason: 'too long for one session' },
): Promise<SheetFile> {
  if (file.size > limit.bytes)
    return { problem: `The file is larger than ${String(limit.bytes / 1000)} KB, ${limit.reason}.` };
  const csv = decoded(new Uint8Array(await file.arrayBuffer()));
  if (csv.includes('\0'))
    return { problem: 'This isn’t a text file. Save the sheet as CSV and choose that file.' };
  return { csv };
}
