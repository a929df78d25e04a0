import { expect, test } from '@playwright/test';
import { buyPasses } from '../support/buy-passes.ts';
import { OWN_SHOP_CMS_URL, type OwnShop } from '../support/own-shop.ts';
import { freshEmail } from '../support/sandbox.ts';
import { LAST_ROUND } from '../support/shopping.ts';
import { atTheDesk, expectAccessiblePart } from './refund-tests.ts';

const NOTE = 'The track is under water';

/** Tests of a round that doesn't take place as planned and has sold tickets (shop-journey.spec.ts). */
export function roundChangeTests(open: () => OwnShop): void {
  test(
    'the shop notifies the ticket holders of a postponed round, by keyboard alone, and then refunds them all',
    { tag: '@full' },
    async ({ browser }) => {
      const { cms } = open();
      const email = freshEmail('round');
      await buyPasses(open(), email);

      const [round] = await cms.find('rounds', LAST_ROUND);
      const id = round?.id ?? 0;
      await cms.update('rounds', id, { round_status: 'postponed', status_note: NOTE, _status: 'published' });
      const desk = await atTheDesk(browser, open(), 'shop');
      const address = `${OWN_SHOP_CMS_URL}/admin/collections/rounds/${String(id)}`;
      await desk.goto(address);
      const panel = desk.getByRole('region', { name: 'Tickets of this round' });
      await expect(panel).toContainText(/\d+ valid tickets?, bought by \d+ buyers?/);

      await panel.getByRole('button', { name: 'Tell ticket holders…' }).press('Enter');
      await expect(panel.getByRole('group')).toBeFocused();
      await expect(panel).toContainText('gets an email saying the round is postponed');
      await expectAccessiblePart(desk, '.record-panel');
      await panel.getByRole('button', { name: /^Email \d+ buyers?$/ }).press('Enter');
      await expect(panel.getByRole('status')).toHaveText(/^\d+ buyers? (?:has|have) been emailed\.$/);
      await expect(panel).toContainText('Ticket holders have been told that the round is postponed.');
      await expect(panel.getByRole('button', { name: 'Tell ticket holders…' })).toHaveCount(0);
      const mail = await cms.mailTo(email);
      expect(mail).toContain('has been postponed');
      expect(mail).toContain(NOTE);

      // Another tab, where the question is open while the tickets are refunded here.
      const late = await desk.context().newPage();
      await late.goto(address);
      const latePanel = late.getByRole('region', { name: 'Tickets of this round' });
      await latePanel.getByRole('button', { name: 'Refund all…' }).click();

      await panel.getByRole('button', { name: 'Refund all…' }).press('Enter');
      await panel.getByRole('button', { name: 'Refund all', exact: true }).press('Enter');
      await expect(panel.getByRole('alert')).toHaveText('Enter a reason.');
      await expect(panel.getByRole('textbox', { name: 'Reason' })).toBeFocused();
      await desk.keyboard.type(NOTE);
      await panel.getByRole('button', { name: 'Refund all', exact: true }).press('Enter');
      await expect(panel.getByRole('status')).toContainText(/\$\d+\.\d\d refunded to \d+ buyers?\./);
      await expect(panel).toContainText('No valid tickets');

      await latePanel.getByRole('textbox', { name: 'Reason' }).fill('Too late');
      await latePanel.getByRole('button', { name: 'Refund all', exact: true }).click();
      await expect(latePanel.getByRole('alert')).toContainText('No valid tickets are left to refund.');
      await expect(latePanel.getByRole('group')).toHaveCount(0);

      await cms.update('rounds', id, { round_status: 'scheduled', status_note: '', _status: 'published' });
      await desk.context().close();
    },
  );
}
