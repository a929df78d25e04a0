/** The screen with samples of the site's emails. */
export const MAIL_SAMPLES_PATH = '/admin/emails';
