/** The screen that adds and removes the demo. */
export const DEMO_PATH = '/admin/demo';
