import { findSvgDanger } from '../hooks/svg-danger.ts';

/** Kinds of files that a form takes, by what their bytes say. */
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

const begins = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

function officeKind(bytes: Buffer): FileKind | null {
  if (!begins(bytes, 'PK\u0003\u0004') || !bytes.includes('[Content_Types].xml')) return null;
  return Object.entries(OFFICE).find(([folder]) => bytes.includes(folder))?.[1] ?? null;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Plain text without anything that a browser could take for a page. */
function isPlainText(bytes: Buffer): boolean {
  try {
    const text = decoder.decode(bytes);
    return !text.includes('\u0000') && !/^\s*<(?:!doctype|html|script|svg|\?xml)/i.test(text);
  } catch {
    return false;
  }
}

/** What a file is by its bytes, whatever it is called; null for a kind that is not taken (the sentence form.fileKind names those that are). */
export function sniffFile(bytes: Buffer): FileKind | null {
  if (begins(bytes, '%PDF-')) return PDF;
  if (begins(bytes, '\u0089PNG\r\n\u001a\n')) return PNG;
  if (begins(bytes, '\u00ff\u00d8\u00ff')) return JPEG;
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return WEBP;
  if (begins(bytes, 'ftyp', 4) && /^(heic|heix|mif1|msf1)$/.test(bytes.subarray(8, 12).toString('latin1')))
    return HEIC;
  return officeKind(bytes) ?? (isPlainText(bytes) ? TEXT : null);
}

/** What a signature's picture is (spec point 5: PNG, JPEG or SVG); null for anything else, and for a drawing that holds more than lines. */
export function sniffSignature(bytes: Buffer): FileKind | null {
  const kind = sniffFile(bytes);
  if (kind === PNG || kind === JPEG) return kind;
  const text = bytes.toString('utf8');
  return /<svg[\s>]/i.test(text) && findSvgDanger(text) === null ? SVG : null;
}
