import 'server-only';
import { isPdf } from './files';
import { loadRest } from './load';

const FILE_ID = /^[1-9]\d{0,8}$/;

/**
 * The address of the PDF with a code. The code in spec point 2 (/pdf/{file}) is the file's id, so the address stays when the file is
 * replaced.
 * @returns null for a code that no file has, and for a file that isn't a PDF.
 */
export async function loadPdfAddress(code: string): Promise<string | null> {
  if (!FILE_ID.test(code)) return null;
  const answer = await loadRest('getFile', { id: Number(code) });
  return answer && isPdf(answer.item) ? answer.item.url : null;
}
