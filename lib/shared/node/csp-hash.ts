import { hash } from 'node:crypto';

/** The source by which a content security policy allows an inline script or style sheet: `'sha256-…'`, over its text as it is sent. */
export const cspHashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

type Allowed = {
  /** The text of its one inline style sheet or script. */
  readonly style?: string;
  readonly script?: string;
  /** Where its forms may be sent; nowhere if omitted. */
  readonly formAction?: string;
};

/** The policy of a document that a program writes by itself: it loads nothing, and no page may frame it. */
export const bareDocumentPolicy = ({ style, script, formAction = "'none'" }: Allowed): string =>
  [
    "default-src 'none'",
    ...(style === undefined ? [] : [`style-src ${cspHashOf(style)}`]),
    ...(script === undefined ? [] : [`script-src ${cspHashOf(script)}`]),
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
