import 'server-only';
import { loadRest } from './load';

const FILE_ID = /^[1-9]\d{0,8}$/;

/**
 * Where the PDF of a code is. The code of spec point 2 (/pdf/{file}) is the file's id, so that the address stays when the
 * file is replaced.
 * @returns null for a code that no file has, and for a file that is no PDF.
 */
export async function loadPdfAddress(code: string): Promise<string | null> {
  if (!FILE_ID.test(code)) return null;
  const answer = await loadRest('getFile', { id: Number(code) });
  return answer?.item.mime_type === 'application/pdf' ? answer.item.url : null;
}
