import type { Payload } from 'payload';
import { log } from '../../kernel/log/log.ts';
import type { Attachment } from '../../mail/attachments.ts';
import { applePass, applePasses } from './apple-pass.ts';
import type { Pass } from './pass.ts';
import { appleWallet } from './wallets.ts';

/** The media types of a pass, and of several in one file. */
const PASS_TYPE = 'application/vnd.apple.pkpass';
const PASSES_TYPE = 'application/vnd.apple.pkpasses';

/**
 * Passes for Apple's wallet as one attachment; none while it is disabled. If they fail, a buyer who has paid still gets the email.
 * @param name of the file, without its extension
 */
export async function passAttachments(
  payload: Payload,
  name: string,
  passesOf: () => Promise<readonly Pass[]>,
): Promise<Attachment[]> {
  const wallet = appleWallet();
  if (wallet === null) return [];
  try {
    const passes = await passesOf();
    const [only] = passes;
    if (!only) return [];
    const single = { filename: `${name}.pkpass`, contentType: PASS_TYPE };
    return passes.length === 1
      ? [{ ...single, content: await applePass(payload, only, wallet) }]
      : [
          {
            filename: `${name}.pkpasses`,
            contentType: PASSES_TYPE,
            content: await applePasses(payload, passes, wallet),
          },
        ];
  } catch (error) {
    log.error({ err: error }, 'passes for Apple Wallet could not be signed, so an email goes without them');
    return [];
  }
}
