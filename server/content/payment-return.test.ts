import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, html, SHARED, startContent, startSite } from '../test-support.ts';

const TOKEN = 'secret-token_1';
const notice = (name: string, body: string) =>
  `<div data-paid-outcome="${name}" class="form-outcome" tabindex="-1" hidden="">${body}</div>`;
const PAGE = [
  notice(
    'voucher:paid',
    'Paid <a data-paid-part="order-page" hidden="">Order</a><a data-paid-part="invoice" hidden="" class="text-link">Invoice</a>',
  ),
  notice('voucher:unpaid', 'Failed <a data-paid-part="pay" hidden="" class="btn">Pay</a>'),
  notice('voucher:left', 'Left <a data-paid-part="pay" hidden="" class="btn">Pay</a>'),
  notice('voucher:expired', 'Closed <a data-paid-part="pay" hidden="" class="btn">Pay</a>'),
  notice('voucher:unknown', 'Nobody knows'),
  notice('voucher:pending', 'The bank decides'),
  notice('voucher:late', 'Too late'),
  notice('voucher:refunded', 'Refunded'),
  notice('form-7:paid', 'Form paid'),
  notice('form-7:unpaid', 'Form failed'),
  notice('order:paid', '<p data-paid-part="order" hidden="">Order {order}</p>'),
].join('');

/** The names of the notices that a page shows. */
const shownIn = (page: string) =>
  [...page.matchAll(/<div data-paid-outcome="([^"]+)"([^>]*)>/g)]
    .filter(([, , rest = '']) => !rest.includes('hidden'))
    .map(([, name]) => name);

describe('the page that a payment returns to', () => {
  const next = { urls: [] as string[] };
  let content: Awaited<ReturnType<typeof startContent>>;
  let site: Awaited<ReturnType<typeof startSite>>;
  const contentState = { status: 200, body: {} as object, urls: [] as URL[] };

  beforeEach(async () => {
    next.urls = [];
    contentState.urls = [];
    content = await startContent();
    content.extra.handle = (request, response) => {
      contentState.urls.push(new URL(request.url ?? '', 'http://content'));
      response.writeHead(contentState.status).end(JSON.stringify(contentState.body));
    };
    site = await startSite((request, response) => {
      next.urls.push(request.url ?? '');
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': SHARED });
      response.end(html(PAGE));
    }, content.port);
  });
  afterEach(async () => {
    await site.close();
    await content.close();
  });

  const open = () => ask(site.port, `/news?payum_token=${TOKEN}`);
  const paid = (payment: object) => ({ success: true, payment: { id: 1, status: 'paid', ...payment } });

  it('shows what the content server says, whatever the address says', async () => {
    const order = { order_number: 'V-000012', order_key: 'd.e' };
    contentState.body = paid({ purpose: 'voucher', invoice_id: 12, invoice_key: 'a.b"c', ...order });
    const { text } = await open();
    expect(shownIn(text)).toEqual(['voucher:paid']);
    expect(text).toContain('href="/invoice/12?key=a.b%22c"');
    expect(text).toContain('<a data-paid-part="order-page" href="/order/V-000012?key=d.e">');
    expect(contentState.urls.map(({ pathname }) => pathname)).toEqual(['/api/v1/cognito/payment/checkPaid']);
    const parameters = contentState.urls[0]?.searchParams;
    expect(parameters?.get('payum_token')).toBe(TOKEN);
    expect(Buffer.from(parameters?.get('url') ?? '', 'base64').toString()).toBe(
      `https://www.example.org/news?payum_token=${TOKEN}`,
    );

    contentState.body = { success: false, payment: null };
    expect(shownIn((await open()).text)).toEqual(['voucher:unpaid']);
  });

  it('shows the notice of the part that the visitor came from', async () => {
    contentState.body = paid({ purpose: 'form', form_id: 7 });
    expect(shownIn((await open()).text)).toEqual(['form-7:paid']);
    contentState.body = paid({ purpose: 'order', order_id: 41 });
    const { text } = await open();
    expect(shownIn(text)).toEqual(['order:paid']);
    expect(text).toContain('<p data-paid-part="order">Order 41</p>');
    contentState.body = { success: false, payment: { id: 1, purpose: 'form', form_id: 7, status: 'failed' } };
    expect(shownIn((await open()).text)).toEqual(['form-7:unpaid']);
  });

  it('calls a rejected token unpaid, and a failing content server unknown', async () => {
    contentState.status = 422;
    expect(shownIn((await open()).text)).toEqual(['voucher:unpaid']);
    contentState.status = 503;
    const { text } = await open();
    expect(shownIn(text)).toEqual(['voucher:unknown']);
    expect(text).not.toContain('payment-result');
    contentState.status = 200;
  });

  it('calls no payment failed that may still go through', async () => {
    const unpaid = (status: string | null) => ({
      success: false,
      payment: { id: 1, purpose: 'voucher', status },
    });
    contentState.body = unpaid('pending');
    expect(shownIn((await open()).text)).toEqual(['voucher:pending']);
    // The content server couldn't reach the gateway.
    contentState.body = unpaid(null);
    expect(shownIn((await open()).text)).toEqual(['voucher:unknown']);
  });

  it('distinguishes a visitor who left from one who was declined, and shows the way back while the payment page is open', async () => {
    const unpaid = (status: string, pay_url = '') => {
      contentState.body = { success: false, payment: { id: 1, purpose: 'voucher', status, pay_url } };
      return open();
    };
    const page = 'https://checkout.example/pay?a=1&b=2';
    const way = `<a data-paid-part="pay" href="${page.replace('&', '&amp;')}" class="btn">Pay</a>`;
    const left = await unpaid('open', page);
    expect(shownIn(left.text)).toEqual(['voucher:left']);
    expect(left.text).toContain(`Left ${way}`);
    const declined = await unpaid('failed', page);
    expect(shownIn(declined.text)).toEqual(['voucher:unpaid']);
    expect(declined.text).toContain(`Failed ${way}`);
    const late = await unpaid('expired');
    expect(shownIn(late.text)).toEqual(['voucher:expired']);
    for (const [status, address] of [
      ['failed', ''],
      ['open', 'http://elsewhere.example/pay'],
      ['open', 'javascript:alert(1)'],
    ] as const)
      expect((await unpaid(status, address)).text).not.toContain('data-paid-part="pay" href');
  });

  it('distinguishes late money, which is refunded, from a payment that failed and from a sale that was refunded', async () => {
    const unpaid = (payment: object) => ({
      success: false,
      payment: { id: 1, purpose: 'voucher', ...payment },
    });
    for (const status of ['paid', 'refunded']) {
      contentState.body = unpaid({ status });
      expect(shownIn((await open()).text)).toEqual(['voucher:late']);
    }
    contentState.body = unpaid({ status: 'refunded', invoice_id: 12 });
    expect(shownIn((await open()).text)).toEqual(['voucher:refunded']);
  });

  it('keeps page and token private', async () => {
    contentState.body = paid({ purpose: 'voucher' });
    const { headers, text } = await open();
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).not.toContain(TOKEN);
    expect(next.urls.join()).toMatch(/,\/news$/);
    expect(next.urls.join()).not.toContain(TOKEN);
    expect(shownIn((await ask(site.port, '/news')).text)).toEqual([]);
  });

  it("passes the result to the page's scripts, in a form that can't break out of the data", async () => {
    contentState.body = paid({ purpose: 'voucher', voucher_pdf_url: '</script><script>alert(1)</script>' });
    const { text } = await open();
    expect(text).not.toContain('<script>alert');
    const [, data = ''] =
      /<script type="application\/json" id="payment-result">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ origin: 'voucher', answer: { success: true } });
  });
});
