import type { Payload } from 'payload';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { MAIL_TEXTS } from '../../mail/texts.ts';
import { soldSkus, type SoldSku } from '../catalogue/catalogue.ts';
import { leftOf, takenOf } from '../catalogue/stock.ts';
import { waitingFor } from '../catalogue/waiting-for.ts';
import { alertsAddress } from './address.ts';
import { purgeStockAlerts } from './alerts.ts';
import { skuAddress, skuTitle } from '../catalogue/sku-title.ts';

/** How long an emailed person has a unit to themselves: until then, the next in the queue aren't emailed about it. */
const TURN_MS = 60 * 60_000;
/** After this, an undelivered email would be about units that are long gone. */
const NEWS_MS = 24 * 60 * 60_000;
/** Maximum number of emails for a SKU in one run, so that nothing else waits long. */
const BATCH_SIZE = 200;

/**
 * Those in the queue for a SKU who are due, in order of request: as many as there are units that nobody was emailed about in the last hour.
 * One statement, so that several backends at once find the same ones.
 */
async function dueFor(payload: Payload, sku: number, left: number, now: Date) {
  const since = new Date(now.getTime() - TURN_MS).toISOString();
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, email, key, language, asked_at,
          (SELECT COUNT(*) FROM stock_alerts mailed WHERE mailed.sku = ${sku} AND mailed.sent_at > ${since}) AS mailed
        FROM stock_alerts WHERE sku = ${sku} AND confirmed_at IS NOT NULL AND sent_at IS NULL
        ORDER BY asked_at, id LIMIT ${BATCH_SIZE}`,
  );
  const free = left - Number(rows[0]?.['mailed'] ?? 0);
  return rows.slice(0, Math.max(0, free)).map(({ id, email, key, language, asked_at }) => ({
    id: Number(id),
    email: String(email),
    key: String(key),
    language: languageNamed(String(language)),
    askedAt: new Date(String(asked_at)),
  }));
}

async function mailDue(payload: Payload, sku: SoldSku, left: number, now: Date): Promise<void> {
  const due = await dueFor(payload, sku.id, left, now);
  if (due.length === 0) return;
  const link = await skuAddress(payload, sku);
  for (const { id, email, key, language, askedAt } of due) {
    const page = alertsAddress(key);
    const texts = MAIL_TEXTS[language];
    // The outbox accepts a key only once: neither a crash before the next statement nor another backend sends the email twice.
    await sendMail(payload, {
      key: `stock-alert:${String(id)}:${String(askedAt.getTime())}`,
      to: email,
      template: 'stock_alert',
      language,
      data: { product: skuTitle(sku) },
      link,
      documents: [
        {
          title: texts['shared.alerts'] ?? '',
          links: [{ label: texts['shared.alerts_button'] ?? '', address: page }],
        },
      ],
      unsubscribe: page,
      worthlessAt: new Date(now.getTime() + NEWS_MS),
    });
    await runStatement(
      payload,
      sql`UPDATE stock_alerts SET sent_at = ${now.toISOString()} WHERE id = ${id} AND sent_at IS NULL`,
    );
  }
}

/**
 * Emails those waiting for a SKU that is available again: after a refund, a cancelled order, a new count by the office, or the start of a
 * sale. Called every minute. Also deletes alerts that are no longer needed.
 */
export async function sendStockAlerts(payload: Payload, now: Date = new Date()): Promise<void> {
  await purgeStockAlerts(payload, now);
  const waiting = [...(await waitingFor(payload)).keys()];
  if (waiting.length === 0) return;
  const [sold, taken] = await Promise.all([soldSkus(payload), takenOf(payload, waiting)]);
  for (const id of waiting) {
    const sku = sold.get(id);
    const left = sku ? leftOf(sku.stock, taken.get(id) ?? 0) : 0;
    if (sku && left > 0) await mailDue(payload, sku, left, now);
  }
}
