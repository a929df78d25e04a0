import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { mediumDay } from '../../../lib/shared/date-forms.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { worksInShop } from '../../cms/access/roles.ts';
import { auditCancelled } from '../../cms/audit/record-change.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { contentNow } from '../../kernel/clock.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Form, FormSubmission } from '../../payload-types.ts';
import { announcePlaces, takesPlaces } from '../places.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';
import { findSubmission } from './find-submission.ts';

const MAX_REASON = 500;

const cancelSchema = z.object({ reason: z.string().trim().min(1).max(MAX_REASON) });

type Booking = { readonly submission: FormSubmission; readonly form: Form | null };

async function bookingOf(req: PayloadRequest): Promise<Booking | null> {
  const submission = await findSubmission(req);
  if (!submission) return null;
  return {
    submission,
    form: await findOne(req.payload, 'forms', { id: { equals: refId(submission.form) ?? 0 } }, 'all'),
  };
}

/** Why a submission can't be cancelled here; null if it can. */
function refusalOf({ submission: { status }, form }: Booking): string | null {
  if (status === 'cancelled') return 'This booking has already been cancelled.';
  if (status === 'paid')
    return 'This booking has been paid for. Administrators and shop staff can cancel it under Refund and cancel.';
  if (status !== 'received') return 'Only a booking that holds places can be cancelled.';
  return form && takesPlaces(form) ? null : 'This form doesn’t take bookings, so there’s nothing to cancel.';
}

/** Cancels a booking, unless somebody was faster, and records who did and why. @returns the notes; null if it was already cancelled */
async function cancel(
  req: PayloadRequest,
  { submission, form }: Booking,
  reason: string,
): Promise<string | null> {
  const { payload, user } = req;
  const account = user?.collection === 'users' ? user.email : '';
  const day = mediumDay(contentNow(), 'en', CHAMPIONSHIP_TIME_ZONE);
  const note = `Cancelled on ${day} by ${account}: ${reason}`;
  const { changed } = await runStatement(
    payload,
    sql`UPDATE form_submissions SET status = 'cancelled', updated_at = ${new Date().toISOString()},
          notes = CASE WHEN COALESCE(notes, '') = '' THEN ${note} ELSE notes || ${`\n${note}`} END
        WHERE id = ${submission.id} AND status = 'received'`,
  );
  if (changed !== 1) return null;
  await auditCancelled(req, 'form-submissions', submission, reason);
  await announcePlaces(payload, form, submission.places ?? 1);
  if (submission.sender)
    await sendMail(payload, {
      key: `booking-cancelled:${String(submission.id)}`,
      to: submission.sender,
      template: 'booking_cancelled',
      language: submission.language,
      data: { form: submission.form_name ?? '' },
      notes: ['shared.reason'],
      quote: reason,
    });
  const now = await findOne(payload, 'form-submissions', { id: { equals: submission.id } });
  return now?.notes ?? note;
}

const withBooking =
  (act: (req: PayloadRequest, booking: Booking) => Promise<Response> | Response): Endpoint['handler'] =>
  async (req) => {
    if (req.user?.collection !== 'users' || !worksInShop(req.user))
      return messageAnswer(403, 'Sign in as an editor or shop staff first.');
    const booking = await bookingOf(req);
    return booking ? act(req, booking) : messageAnswer(404, 'Submission not found.');
  };

/**
 * GET and POST /api/form-submissions/{id}/cancel: whether a free booking can be cancelled, and cancelling it, for editors and shop staff.
 */
export const cancelEndpoints: Endpoint[] = [
  {
    path: '/:id/cancel',
    method: 'get',
    handler: withBooking((_, booking) => privateJson({ refusal: refusalOf(booking) ?? '' })),
  },
  {
    path: '/:id/cancel',
    method: 'post',
    handler: withBooking(async (req, booking) => {
      const input = cancelSchema.safeParse(await req.json?.().catch(() => null));
      if (!input.success)
        return messageAnswer(422, `Enter a reason of up to ${numberInText(MAX_REASON)} characters.`, {
          field: 'reason',
        });
      const refusal = refusalOf(booking);
      const notes = refusal === null ? await cancel(req, booking, input.data.reason) : null;
      if (notes === null) return messageAnswer(409, refusal ?? 'This booking has already been cancelled.');
      const { sender } = booking.submission;
      const emailNote = sender
        ? `${sender} gets an email.`
        : 'The sender didn’t leave an email address, so nobody was notified.';
      return messageAnswer(200, `Cancelled. ${emailNote}`, { notes });
    }),
  },
];
