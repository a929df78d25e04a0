import { hash } from 'node:crypto';

/** The source by which a content security policy allows an inline script or style sheet: `'sha256-…'`, over its text as it is sent. */
export const cspHashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
