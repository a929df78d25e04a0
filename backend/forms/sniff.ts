import { findSvgDanger } from '../media/uploads/svg-danger.ts';

/** File types that forms accept, detected from the bytes. */
export type FileKind = { readonly type: string; readonly extension: string };

const PDF: FileKind = { type: 'application/pdf', extension: 'pdf' };
const PNG: FileKind = { type: 'image/png', extension: 'png' };
const JPEG: FileKind = { type: 'image/jpeg', extension: 'jpg' };
const WEBP: FileKind = { type: 'image/webp', extension: 'webp' };
const HEIC: FileKind = { type: 'image/heic', extension: 'heic' };
const SVG: FileKind = { type: 'image/svg+xml', extension: 'svg' };
const TEXT: FileKind = { type: 'text/plain', extension: 'txt' };
const OFFICE: Readonly<Record<string, FileKind>> = {
  'word/': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  'xl/': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
};

const KINDS: readonly FileKind[] = [PDF, PNG, JPEG, WEBP, HEIC, TEXT, ...Object.values(OFFICE)];

/** The accepted file type for an extension; null for any other. */
export const kindWithExtension = (extension: string): FileKind | null =>
  KINDS.find((kind) => kind.extension === extension) ?? null;

const begins = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

function officeKind(bytes: Buffer): FileKind | null {
  if (!begins(bytes, 'PK\u0003\u0004') || !bytes.includes('[Content_Types].xml')) return null;
  return Object.entries(OFFICE).find(([folder]) => bytes.includes(folder))?.[1] ?? null;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Plain text without anything that a browser could interpret as HTML. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = decoder.decode(bytes);
    return !text.includes('\u0000') && !/^\s*<(?:!doctype|html|script|svg|\?xml)/i.test(text);
  } catch {
    return false;
  }
}

/**
 * A file's type according to its bytes, whatever its name; null for unsupported types (the message form.fileKind lists the supported ones).
 */
export function sniffFile(bytes: Buffer): FileKind | null {
  if (begins(bytes, '%PDF-')) return PDF;
  if (begins(bytes, '\u0089PNG\r\n\u001a\n')) return PNG;
  if (begins(bytes, '\u00ff\u00d8\u00ff')) return JPEG;
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return WEBP;
  if (begins(bytes, 'ftyp', 4) && /^(heic|heix|mif1|msf1)$/.test(bytes.subarray(8, 12).toString('latin1')))
    return HEIC;
  return officeKind(bytes) ?? (isPlainText(bytes) ? TEXT : null);
}

/** A signature's image type (spec point 5: PNG, JPEG or SVG); null for anything else, and for an SVG with more than lines. */
export function sniffSignature(bytes: Buffer): FileKind | null {
  const kind = sniffFile(bytes);
  if (kind === PNG || kind === JPEG) return kind;
  const text = bytes.toString('utf8');
  return /<svg[\s>]/i.test(text) && findSvgDanger(text) === null ? SVG : null;
}
