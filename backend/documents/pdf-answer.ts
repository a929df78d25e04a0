/** Answers a PDF that belongs to whoever asked, to be shown or saved under a name. */
export const pdfAnswer = (bytes: Uint8Array, filename: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
