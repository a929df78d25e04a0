import { connection } from 'next/server';
import { drawIcon } from '@/lib/pwa/icons';

/** GET /icons/{file}: the site's icon in the sizes that home screens request; 404 for any other name. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const icon = await drawIcon((await params).file);
  if (icon === null) return new Response('No such icon.\n', { status: 404 });
  return new Response(new Uint8Array(icon), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
