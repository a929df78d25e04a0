import { expect, test } from 'vitest';
import { stepsLater } from '../../tests/backend/steps-later.ts';
import { temporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { newPress, openTestShop, type TestBuyer } from '../../tests/backend/test-shop.ts';
import type { Form } from '../payload-types.ts';
import { submit } from './submit.ts';

const cms = temporaryPayload();

const newForm = (cost: number) =>
  cms.payload.create({
    collection: 'forms',
    data: {
      name: 'Volunteers',
      url: `volunteers-${newPress()}`,
      cost,
      data: [{ type: 'text', name: 'name', label: 'Name' }],
    },
  });

const send = (form: Form, customer: TestBuyer) =>
  submit(cms.payload, {
    form,
    data: { name: 'Aroha' },
    returnUrl: new URL('http://localhost:3000/volunteers'),
    captcha: undefined,
    customer,
    language: 'en',
    idempotencyKey: newPress(),
  });

const deleteAccount = ({ id }: TestBuyer) => cms.payload.delete({ collection: 'customers', id });

async function leftOf(form: Form) {
  const where = { form: { equals: form.id } };
  const all = { collection: 'form-submissions', where, depth: 0, pagination: false } as const;
  return (await cms.payload.find(all)).docs;
}

const FORMS = [
  ['a free form', 0],
  ['a form with a cost', 30],
] as const;

test.each(FORMS)('%s of an account that was just deleted is refused as its token is', async (_, cost) => {
  const shop = await openTestShop(cms.payload);
  const sender = await shop.newBuyer();
  const form = await newForm(cost);
  await deleteAccount(sender);
  await expect(send(form, sender)).rejects.toMatchObject({
    status: 401,
    details: { textCode: 'TOKEN_INVALID' },
  });
  expect(await leftOf(form)).toEqual([]);
});

/** How far a form may be when its sender's account is deleted. */
const MOMENTS = 20;
const STEPS = 30;

test.each(FORMS)(
  '%s sent while its sender’s account is being deleted comes before that or is refused',
  async (_, cost) => {
    const shop = await openTestShop(cms.payload);
    const form = await newForm(cost);
    let sent = 0;
    for (const isFormFirst of [true, false])
      for (let turn = 0; turn < MOMENTS; turn += 1) {
        const sender = await shop.newBuyer();
        const sending = async () => {
          try {
            await send(form, sender);
            sent += 1;
          } catch (error) {
            expect(error).toMatchObject({ status: 401 });
          }
        };
        const deletion = async () => {
          await deleteAccount(sender);
        };
        const [sooner, later] = isFormFirst ? [sending, deletion] : [deletion, sending];
        const begun = sooner();
        await stepsLater(turn * STEPS);
        await Promise.all([begun, later()]);
      }
    // A free form is deleted with the account, and one with a cost stays for its payment, without its sender.
    const left = await leftOf(form);
    expect(left).toHaveLength(cost === 0 ? 0 : sent);
    for (const submission of left) expect(submission).toMatchObject({ customer: null, text: '' });
  },
);
