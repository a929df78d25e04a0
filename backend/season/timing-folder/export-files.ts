/** What a timing program's file contains. */
export const EXPORT_PARTS = ['rows', 'laps', 'state', 'messages'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

export type ExportFile = {
  readonly name: string;
  /** Its session's id; null if the name doesn't have one. */
  readonly session: number | null;
  readonly part: ExportPart;
};

const SHEET = /^(?![.~])(.*)\.(?:csv|txt|tsv)$/i;
const ID = /^([1-9]\d{0,8})(?!\d)/;
const PART = /(?:^|[ _.-])(laps|state|messages)$/i;

/**
 * What a file's name means: '4711.csv' and '4711 Race 2.csv' are the rows of session 4711, '4711 laps.csv' its laps.
 * @param session of all files, whatever their names start with; null to go by the names
 * @returns null for a file that no timing program exports
 */
export function exportFile(name: string, session: number | null): ExportFile | null {
  const [, stem] = SHEET.exec(name) ?? [];
  if (stem === undefined) return null;
  const word = PART.exec(stem)?.[1]?.toLowerCase();
  const id = ID.exec(stem)?.[1];
  return {
    name,
    session: session ?? (id === undefined ? null : Number(id)),
    part: EXPORT_PARTS.find((part) => part === word) ?? 'rows',
  };
}
