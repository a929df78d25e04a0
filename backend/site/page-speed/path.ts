/** The office's page about the speed of pages. */
export const PAGE_SPEED_SCREEN = '/admin/page-speed';
