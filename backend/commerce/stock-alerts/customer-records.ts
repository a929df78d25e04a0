import { sql } from '../../kernel/database/statement.ts';
import { runSql } from '../../kernel/database/sql.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { CustomerRecords } from '../../people/account/customer-records.ts';
import { allSkus } from '../catalogue/catalogue.ts';
import { skuTitle } from '../catalogue/sku-title.ts';

const momentOf = (value: unknown): string => (value ? new Date(String(value)).toISOString() : '');

/** The alerts of a customer's address, if it is proven to be theirs. They are deleted with the account. */
export const alertsOfCustomer: CustomerRecords = {
  exported: async (payload, customerId) => {
    const [{ rows }, sold] = await Promise.all([
      runStatement(
        payload,
        sql`SELECT sku, asked_at, sent_at FROM stock_alerts
            WHERE email = (SELECT email FROM customers WHERE id = ${customerId} AND is_verified)
            ORDER BY asked_at DESC, id DESC`,
      ),
      allSkus(payload),
    ]);
    return {
      stock_alerts: rows.map(({ sku: id, asked_at, sent_at }) => {
        const sku = sold.get(Number(id));
        return {
          sku: sku ? skuTitle(sku) : String(id),
          at: momentOf(asked_at),
          sent_at: momentOf(sent_at),
        };
      }),
    };
  },
  anonymise: async (req, customerId) => {
    await runSql(
      req.payload,
      `DELETE FROM stock_alerts
       WHERE email = (SELECT email FROM customers WHERE id = ${String(customerId)} AND is_verified)`,
      req,
    );
  },
};
