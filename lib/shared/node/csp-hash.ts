import { hash } from 'node:crypto';

/** The source with which a content security policy allows an inline script or style sheet: `'sha256-…'` of its text as sent. */
export const cspHashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

type Allowed = {
  /** The text of its only inline style sheet or script. */
  readonly style?: string;
  readonly script?: string;
  /** Where its forms may be sent; nowhere if omitted. */
  readonly formAction?: string;
};

/** The policy of a self-contained document: it loads nothing, and no page may frame it. */
export const bareDocumentPolicy = ({ style, script, formAction = "'none'" }: Allowed): string =>
  [
    "default-src 'none'",
    ...(style === undefined ? [] : [`style-src ${cspHashOf(style)}`]),
    ...(script === undefined ? [] : [`script-src ${cspHashOf(script)}`]),
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
