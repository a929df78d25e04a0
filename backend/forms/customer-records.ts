import { runSql } from '../kernel/database/sql.ts';
import { afterCommit } from '../kernel/database/transactions.ts';
import { allOfCustomer, type CustomerRecords } from '../people/account/customer-records.ts';
import { deleteFiles, submissionFiles } from './files.ts';
import { answersOf } from './mail-submission.ts';

/** A customer's submissions. A paid submission is kept for its payment, without its contents; plain messages are deleted. */
export const sentByCustomer: CustomerRecords = {
  exported: async (payload, customerId) => {
    const { docs } = await payload.find({ collection: 'form-submissions', ...allOfCustomer(customerId) });
    return {
      forms: docs.map((submission) => ({
        form: submission.form_name ?? '',
        at: submission.createdAt,
        answers: [...answersOf(submission)],
        files: submissionFiles(submission.files).map(({ name }) => name),
      })),
    };
  },
  anonymise: async (req, customerId) => {
    const { payload } = req;
    const ofCustomer = { customer: { equals: customerId } };
    const { docs: paidForms } = await payload.find({
      collection: 'form-submissions',
      where: { and: [ofCustomer, { payment: { exists: true } }] },
      depth: 0,
      pagination: false,
      req,
    });
    await runSql(
      payload,
      `UPDATE form_submissions SET customer_id = NULL, sender = '', text = '', summary = '', notes = '', answers = '[]', files = '[]'
       WHERE customer_id = ${customerId} AND payment_id IS NOT NULL`,
      req,
    );
    const paidIds = paidForms.map(({ id }) => id);
    await payload.delete({ collection: 'form-replies', where: { submission: { in: paidIds } }, req });
    await payload.delete({ collection: 'form-submissions', where: ofCustomer, req });
    const files = paidForms.flatMap((form) => submissionFiles(form.files));
    // Rolling back can't restore files, so delete them once the transaction is committed.
    afterCommit(req, () => {
      deleteFiles(files).catch((error: unknown) =>
        payload.logger.error({ err: error }, 'failed to delete the files of a deleted account'),
      );
    });
  },
};
