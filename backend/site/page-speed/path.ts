/** The office's screen for page speed. */
export const PAGE_SPEED_SCREEN = '/admin/page-speed';
