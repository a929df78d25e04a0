import { connection } from 'next/server';
import { findPage, type FoundPage } from '@/lib/content/load';
import { storedRawCode, findRawCode } from '@/lib/content/raw-code';
import { currentPreview } from '@/lib/preview/current';
import { loadDraftPage } from '@/lib/preview/draft-page';
import { rawCodeDocument, RAW_CODE_POLICY } from '@/lib/html/raw-code-document';

/**
 * GET /api/raw-code/{page}/{name}: a page's raw code as a document of its own, for a frame on that page. An inline frame document would
 * inherit the page's policy, which blocks editors' scripts. This one has its own policy, whose `sandbox` keeps it out of the site's
 * origin even when it is opened directly.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ page: string; name: string }> },
): Promise<Response> {
  await connection();
  const { page, name } = await params;
  const url = decodeURIComponent(page);
  const preview = await currentPreview();
  const draft = preview && (await loadDraftPage(url, preview));
  const found: FoundPage | null = draft ? { model: 'current', page: draft } : await findPage(url);
  const publicCode = found && findRawCode(found, name);
  const code = publicCode ?? (await storedRawCode(url, name));
  if (!code) return new Response('No such code.\n', { status: 404 });
  return new Response(rawCodeDocument(code), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': RAW_CODE_POLICY,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': draft || !publicCode ? 'private, no-store' : 'public, max-age=3600, immutable',
    },
  });
}
