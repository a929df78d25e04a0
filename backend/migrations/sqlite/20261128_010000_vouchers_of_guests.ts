import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`voucher_id\` integer REFERENCES gift_vouchers(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`orders_voucher_idx\` ON \`orders\` (\`voucher_id\`);`)
  await db.run(sql`ALTER TABLE \`credit_entries\` ADD \`voucher_id\` integer REFERENCES gift_vouchers(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`credit_entries_voucher_idx\` ON \`credit_entries\` (\`voucher_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The version before takes a voucher's amount for what is left on it, and knows no entries of vouchers.
  await db.run(sql`UPDATE \`gift_vouchers\` SET \`amount_cents\` = \`amount_cents\` + (SELECT SUM(\`cents\`) FROM \`credit_entries\` WHERE \`voucher_id\` = \`gift_vouchers\`.\`id\`)
    WHERE \`status\` = 'active' AND \`id\` IN (SELECT \`voucher_id\` FROM \`credit_entries\`);`)
  await db.run(sql`DELETE FROM \`credit_entries\` WHERE \`voucher_id\` IS NOT NULL;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_orders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'placed' NOT NULL,
  	\`summary\` text,
  	\`address_text\` text,
  	\`shipping_name\` text,
  	\`note\` text,
  	\`tracking\` text,
  	\`customer_id\` integer,
  	\`guest_email\` text,
  	\`guest_first_name\` text,
  	\`guest_last_name\` text,
  	\`guest_session\` text,
  	\`subtotal_cents\` numeric DEFAULT 0 NOT NULL,
  	\`discount_cents\` numeric DEFAULT 0 NOT NULL,
  	\`shipping_cents\` numeric DEFAULT 0 NOT NULL,
  	\`surcharge_cents\` numeric DEFAULT 0 NOT NULL,
  	\`credit_cents\` numeric DEFAULT 0 NOT NULL,
  	\`total_cents\` numeric DEFAULT 0 NOT NULL,
  	\`promotion_code\` text,
  	\`promotion_id\` integer,
  	\`shipping_type_id\` integer,
  	\`payment_id\` integer,
  	\`paid_at\` text,
  	\`finished_at\` text,
  	\`stock_held\` integer DEFAULT false,
  	\`lines\` text,
  	\`address\` text,
  	\`payment_type\` text,
  	\`language\` text,
  	\`reference\` text NOT NULL,
  	\`caller_key\` text,
  	\`request_hash\` text,
  	\`buyer_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`promotion_id\`) REFERENCES \`promotion_codes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`shipping_type_id\`) REFERENCES \`shipping_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`payment_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_orders\`("id", "status", "summary", "address_text", "shipping_name", "note", "tracking", "customer_id", "guest_email", "guest_first_name", "guest_last_name", "guest_session", "subtotal_cents", "discount_cents", "shipping_cents", "surcharge_cents", "credit_cents", "total_cents", "promotion_code", "promotion_id", "shipping_type_id", "payment_id", "paid_at", "finished_at", "stock_held", "lines", "address", "payment_type", "language", "reference", "caller_key", "request_hash", "buyer_key", "updated_at", "created_at") SELECT "id", "status", "summary", "address_text", "shipping_name", "note", "tracking", "customer_id", "guest_email", "guest_first_name", "guest_last_name", "guest_session", "subtotal_cents", "discount_cents", "shipping_cents", "surcharge_cents", "credit_cents", "total_cents", "promotion_code", "promotion_id", "shipping_type_id", "payment_id", "paid_at", "finished_at", "stock_held", "lines", "address", "payment_type", "language", "reference", "caller_key", "request_hash", "buyer_key", "updated_at", "created_at" FROM \`orders\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`ALTER TABLE \`__new_orders\` RENAME TO \`orders\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`orders_status_idx\` ON \`orders\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_guest_email_idx\` ON \`orders\` (\`guest_email\`);`)
  await db.run(sql`CREATE INDEX \`orders_guest_session_idx\` ON \`orders\` (\`guest_session\`);`)
  await db.run(sql`CREATE INDEX \`orders_promotion_idx\` ON \`orders\` (\`promotion_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_shipping_type_idx\` ON \`orders\` (\`shipping_type_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_idx\` ON \`orders\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_reference_idx\` ON \`orders\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_caller_key_idx\` ON \`orders\` (\`caller_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_buyer_key_idx\` ON \`orders\` (\`buyer_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_credit_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`customer_id\` integer,
  	\`supplier\` numeric DEFAULT 1 NOT NULL,
  	\`cents\` numeric DEFAULT 0 NOT NULL,
  	\`reason\` text,
  	\`reference\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_credit_entries\`("id", "customer_id", "supplier", "cents", "reason", "reference", "updated_at", "created_at") SELECT "id", "customer_id", "supplier", "cents", "reason", "reference", "updated_at", "created_at" FROM \`credit_entries\`;`)
  await db.run(sql`DROP TABLE \`credit_entries\`;`)
  await db.run(sql`ALTER TABLE \`__new_credit_entries\` RENAME TO \`credit_entries\`;`)
  await db.run(sql`CREATE INDEX \`credit_entries_customer_idx\` ON \`credit_entries\` (\`customer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`credit_entries_reference_idx\` ON \`credit_entries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`credit_entries_updated_at_idx\` ON \`credit_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`credit_entries_created_at_idx\` ON \`credit_entries\` (\`created_at\`);`)
}
