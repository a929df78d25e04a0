import { createLocalReq, type Payload, type PayloadRequest, type SanitizedConfig } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { propertyOf, textIn, textOf } from '../../../lib/shared/record.ts';
import { auditFailedSchedule } from '../../cms/audit/record-change.ts';
import { writeMoment } from '../../cms/fields/read-moment.ts';
import { fieldErrorsOf } from '../../cms/hooks/report-field-errors.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { log } from '../../kernel/log/log.ts';
import { sendStaffMail } from '../../mail/staff-mail.ts';
import { namedRecord } from '../changeable-record.ts';
import { globalHref } from '../entries.ts';
import { cmsAddress } from '../../site/domain.ts';
import type { User } from '../../payload-types.ts';

const TASK = 'schedulePublish';

type Job = { readonly id: unknown; readonly waitUntil?: string | null };

/** The subject of a scheduled change. */
type Subject = {
  readonly model: string;
  readonly id?: number;
  readonly title: string;
  /** Its form in the CMS; null if it has been deleted. */
  readonly href: string | null;
};

async function subjectOf(req: PayloadRequest, input: unknown): Promise<Subject> {
  const { collections, globals } = req.payload.config;
  const global = globals.find(({ slug }) => slug === propertyOf(input, 'global'));
  if (global) return { model: global.slug, title: textOf(global.label), href: globalHref(global.slug) };
  const doc = propertyOf(input, 'doc');
  const id = Number(propertyOf(doc, 'value'));
  const config = collections.find(({ slug }) => slug === textIn(doc, 'relationTo'));
  const found = config ? await namedRecord(req, config.slug, id, true) : null;
  const { title, href } = found ?? { title: `${textOf(config?.labels.singular)} ${String(id)}`, href: null };
  return { model: config?.slug ?? '', id, title, href };
}

/** The email's text. A record that has been deleted can't be corrected. */
function wordsOf({ title, href }: Subject, isTakingDown: boolean, when: string, reason: string) {
  const plan = `“${title}” was due to be ${isTakingDown ? 'taken off the site' : 'published'}${when}.`;
  if (href === null)
    return {
      subject: `Deleted before its scheduled change: ${title}`,
      paragraphs: [`${plan} It has since been deleted, so there’s nothing left to do.`],
      link: null,
    };
  return {
    subject: `${isTakingDown ? 'Still on the site' : 'Not published'}: ${title}`,
    paragraphs: [`${plan} That failed:`, reason, 'Fix the problem, then publish it or schedule it again:'],
    link: new URL(href, cmsAddress()).href,
  };
}

/** The account that scheduled a change; null if it no longer exists, or if it was the program. */
async function schedulerOf(payload: Payload, input: unknown): Promise<User | null> {
  const id = Number(propertyOf(propertyOf(input, 'user'), 'value'));
  return Number.isSafeInteger(id)
    ? payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
    : null;
}

/** The reason for the editor: each field with an error, or the error's sentence. */
function reasonOf(error: unknown): string {
  const fields = fieldErrorsOf(error)?.errors.map(({ label, path, message }) =>
    [textOf(label) || path, message].join(': '),
  );
  return fields?.join(' ') || (error instanceof Error ? error.message : String(error));
}

/** Notifies the account and writes the audit trail, together or not at all. The to-do list shows it, too (office/todo-drafts.ts). */
async function reportFailure(payload: Payload, job: Job, input: unknown, error: unknown): Promise<void> {
  const req: PayloadRequest = await createLocalReq({}, payload);
  const [subject, account] = await Promise.all([subjectOf(req, input), schedulerOf(payload, input)]);
  const isTakingDown = textIn(input, 'type') === 'unpublish';
  const reason = reasonOf(error);
  const when = job.waitUntil ? ` on ${writeMoment(job.waitUntil, CHAMPIONSHIP_TIME_ZONE)}` : '';
  await inTransaction(req, async () => {
    await auditFailedSchedule(req, { ...subject, account, reason });
    if (account === null) return;
    await sendStaffMail(
      payload,
      {
        key: `schedule-failed-${String(job.id)}`,
        to: account.email,
        ...wordsOf(subject, isTakingDown, when, reason),
      },
      req,
    );
  });
}

/** Reports a failed scheduled publication to whoever scheduled it; Payload only logs it. */
export function reportFailedPublishing(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    const { handler } = task;
    if (task.slug !== TASK || typeof handler !== 'function') continue;
    task.handler = async (args) => {
      try {
        return await handler(args);
      } catch (error) {
        await reportFailure(args.req.payload, args.job, args.input, error).catch((err: unknown) =>
          log.error({ err }, 'a failed scheduled publication could not be reported'),
        );
        throw error;
      }
    };
  }
  return config;
}
