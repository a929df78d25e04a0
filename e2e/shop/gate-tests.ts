import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import encodeQR from 'qr';
import { getTickets } from '../../lib/contract/endpoints/documents.ts';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { signInToCms } from '../../scripts/run/cms-sign-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { paidState } from '../support/buy-passes.ts';
import { OWN_SHOP_CMS_URL, OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { freshEmail } from '../support/sandbox.ts';

const GATE = `${OWN_SHOP_CMS_URL}/admin/gate`;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** Pays for a form that is a ticket. @returns the ticket's code */
export async function soldTicket(shop: OwnShop): Promise<string> {
  const { cms, request } = shop;
  const form = await cms.create('forms', {
    name: 'Pit walk',
    cost: 15,
    is_ticket: true,
    data: [{ type: 'text', name: 'name', label: 'Name' }],
  });
  const sent = await request.post(`${API_BASE_PATH}/cognito/form/submit/${String(form.id)}`, {
    data: { data: { name: 'Mere Tawhai' }, url: `${OWN_SHOP_URL}/news` },
  });
  const { payment } = (await sent.json()) as { payment: string };
  // The form asks for no address, so the payment page does.
  const decision = { decision: 'approve', email: freshEmail('pit-walk') };
  const decided = await request.post(payment, { form: decision, maxRedirects: 0 });
  expect(decided.status()).toBe(303);
  const { payment: paid } = await paidState(shop, decided.headers()['location'] ?? '');
  return codeOf(request, paid?.invoice_id ?? 0, paid?.tickets_key ?? '');
}

async function codeOf(request: APIRequestContext, invoice: number, key: string): Promise<string> {
  const path = getTickets.path.replace('{id}', String(invoice));
  const answer = await request.get(`${API_BASE_PATH}${path}`, { params: { key } });
  return getTickets.output.parse(await answer.json()).data[0]!.code;
}

/** Signs gate staff in and opens their screen, on a phone. */
async function atTheGate(browser: Browser, { cms }: OwnShop): Promise<Page> {
  const account = {
    email: `gate-${randomBytes(6).toString('hex')}@example.nz`,
    password: randomBytes(12).toString('base64url'),
  };
  await cms.create('users', { ...account, role: 'gate' });
  const page = await (await browser.newContext(PHONE)).newPage();
  await signInToCms(page, GATE, account);
  await expect(page).toHaveURL(GATE);
  return page;
}

/** Writes a video that shows a code, for Chromium's fake camera. */
function film(path: string, code: string): void {
  const [width, height, module] = [640, 480, 8];
  const squares = encodeQR(code, 'raw', { border: 4 });
  const light = Buffer.alloc(width * height, 235);
  for (const [row, line] of squares.entries())
    for (const [column, isDark] of line.entries())
      for (let step = 0; isDark && step < module; step += 1) {
        const start = (row * module + step + 40) * width + column * module + 120;
        light.fill(16, start, start + module);
      }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  const head = `YUV4MPEG2 W${String(width)} H${String(height)} F10:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(path, Buffer.concat([Buffer.from(head), frame, frame]));
}

/** Tests of the gate screen, where a shop's tickets are scanned (shop-journey.spec.ts). */
export function gateTests(open: () => OwnShop): void {
  test('a typed code admits once, and after a lost connection a second attempt succeeds', async ({
    browser,
  }) => {
    const code = await soldTicket(open());
    const gate = await atTheGate(browser, open());
    const result = gate.locator('.gate__result');
    const type = async (text: string) => {
      await gate.getByLabel('Ticket code').fill(text);
      await gate.getByRole('button', { name: 'Check' }).tap();
    };
    await expectAccessible(gate);
    await gate.context().setOffline(true);
    await type(code.toLowerCase());
    await expect(result).toContainText('No connection.');
    await gate.context().setOffline(false);
    await gate.getByRole('button', { name: 'Try again' }).tap();
    await expect(result).toContainText('Admit');
    await expect(result).toContainText('Mere Tawhai');
    await expectAccessible(gate);
    await gate.getByRole('button', { name: 'Next ticket' }).tap();
    await type(code);
    await expect(result).toContainText('Already used');
    await expect(result).toContainText('This ticket was used at');
    await gate.getByRole('button', { name: 'Next ticket' }).tap();
    await type('O-100000-1-AAAAA-AAAAA');
    await expect(result).toContainText('Unknown ticket');
    // All controls are in the lower half, and nothing is wider than the screen.
    const box = await gate.getByRole('button', { name: 'Next ticket' }).boundingBox();
    expect(box?.y).toBeGreaterThan(PHONE.viewport.height / 2);
    expect(await gate.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await gate.context().close();
  });

  test("a camera reads a ticket's code", { tag: '@full' }, async ({ playwright, launchOptions }, info) => {
    const path = info.outputPath('ticket.y4m');
    film(path, await soldTicket(open()));
    const camera = await playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${path}`,
      ],
    });
    const gate = await atTheGate(camera, open());
    await gate.getByRole('button', { name: 'Start the camera' }).tap();
    await expect(gate.locator('.gate__result')).toContainText('Admit');
    await expect(gate.locator('.gate__result')).toContainText('Mere Tawhai');
    // The ticket is still in front of the camera: it is not sent again.
    await gate.getByRole('button', { name: 'Next ticket' }).tap();
    await expect(gate.getByRole('button', { name: 'Check' })).toBeVisible();
    await camera.close();
  });
}
