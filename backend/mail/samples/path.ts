/** Where the CMS shows what its emails look like. */
export const MAIL_SAMPLES_PATH = '/admin/emails';
