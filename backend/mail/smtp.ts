import { createTransport } from 'nodemailer';
import type { Send } from './deliver.ts';

const CONNECT_MS = 15_000;
const SOCKET_MS = 60_000;

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
    await transport.sendMail({ ...message, from, headers: { ...headers }, attachments: [...attachments] });
  };
}
