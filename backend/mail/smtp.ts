import { createTransport } from 'nodemailer';
import { textIn } from '../../lib/shared/record.ts';
import { RecipientRefused, type Send } from './deliver.ts';

const CONNECT_MS = 15_000;
const SOCKET_MS = 60_000;

/** Codes for an address that doesn't exist or takes no emails (RFC 5321, section 4.2.3; RFC 7504). Alone, they can mean other things too. */
const REFUSING_CODES: readonly string[] = ['550', '551', '553', '556'];
/**
 * Statuses about a recipient's address or mailbox (RFC 3463); most servers add one to the code. 5.1.7 to 5.1.9 are about the sender. 5.4.1 is
 * how Exchange Online refuses an unknown address.
 */
const REFUSING_STATUS = /^5\.(?:1\.(?![789]$)\d+|2\.\d+|4\.1)$/;
/** Words in an answer without a status: the server doesn't send for us, or not from our address. */
const ABOUT_US = /5\.7\.|relay|rcpthosts|authenticat|sender|block|black/i;

/**
 * The mail server's answer, if it refuses the recipient for good. Null for refusals that may be temporary or our own fault, such as a wrong
 * password or a sender that isn't allowed: those can be mended.
 */
function refusalIn(error: unknown): string | null {
  const response = textIn(error, 'response');
  const [, code = '', status] = /^(5\d\d)[ -](5\.\d+\.\d+)?/.exec(response) ?? [];
  if (textIn(error, 'command') !== 'RCPT TO') return null;
  const isFinal =
    status === undefined
      ? REFUSING_CODES.includes(code) && !ABOUT_US.test(response)
      : REFUSING_STATUS.test(status);
  return isFinal ? response : null;
}

/**
 * Sends through a mail server.
 * @param url smtp:// or smtps://, with user and password if required
 * @param from the sender
 */
export function smtpSender(url: string, from: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    // Emails consist of text and local files; nothing is fetched for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ attachments, headers = {}, ...message }) => {
    try {
      await transport.sendMail({ ...message, from, headers: { ...headers }, attachments: [...attachments] });
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === null) throw error;
      throw new RecipientRefused(`The mail server refused the address: ${refusal}`, { cause: error });
    }
  };
}
