const privateFile = (bytes: Uint8Array, contentType: string, filename: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });

/** Responds with a private PDF, to display or download under a file name. */
export const pdfAnswer = (bytes: Uint8Array, filename: string): Response =>
  privateFile(bytes, 'application/pdf', filename);

/** The same for a pass for Apple's wallet. @param name of the file, without its extension */
export const passAnswer = (bytes: Uint8Array, name: string): Response =>
  privateFile(bytes, 'application/vnd.apple.pkpass', `${name}.pkpass`);
