import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`ticket_scans\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`scanned_at\` text NOT NULL,
  	\`code\` text,
  	\`outcome\` text NOT NULL,
  	\`title\` text,
  	\`invoice_id\` integer,
  	\`round_id\` integer,
  	\`account\` text,
  	\`admission\` text,
  	\`attempt\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`invoice_id\`) REFERENCES \`invoices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`round_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ticket_scans_scanned_at_idx\` ON \`ticket_scans\` (\`scanned_at\`);`)
  await db.run(sql`CREATE INDEX \`ticket_scans_invoice_idx\` ON \`ticket_scans\` (\`invoice_id\`);`)
  await db.run(sql`CREATE INDEX \`ticket_scans_round_idx\` ON \`ticket_scans\` (\`round_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ticket_scans_admission_idx\` ON \`ticket_scans\` (\`admission\`);`)
  await db.run(sql`CREATE INDEX \`ticket_scans_updated_at_idx\` ON \`ticket_scans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ticket_scans_created_at_idx\` ON \`ticket_scans\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`links\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` ADD \`recipient_name\` text;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` ADD \`recipient_email\` text;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` ADD \`gift_message\` text;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` ADD \`deliver_on\` text;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` ADD \`delivered_at\` text;`)
  await db.run(sql`CREATE INDEX \`gift_vouchers_deliver_on_idx\` ON \`gift_vouchers\` (\`deliver_on\`);`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`next_try_at\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`tries\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`payments_next_try_at_idx\` ON \`payments\` (\`next_try_at\`);`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`promotion_code\` text;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`shipping_type\` numeric;`)
  await db.run(sql`ALTER TABLE \`carts\` ADD \`shipping_address\` numeric;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`retention_mail_days\` numeric DEFAULT 90;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`retention_submission_days\` numeric DEFAULT 730;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`retention_audit_days\` numeric DEFAULT 730;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`ticket_scans\`;`)
  await db.run(sql`DROP INDEX \`gift_vouchers_deliver_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` DROP COLUMN \`recipient_name\`;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` DROP COLUMN \`recipient_email\`;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` DROP COLUMN \`gift_message\`;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` DROP COLUMN \`deliver_on\`;`)
  await db.run(sql`ALTER TABLE \`gift_vouchers\` DROP COLUMN \`delivered_at\`;`)
  await db.run(sql`DROP INDEX \`payments_next_try_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`next_try_at\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`tries\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`links\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`promotion_code\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`shipping_type\`;`)
  await db.run(sql`ALTER TABLE \`carts\` DROP COLUMN \`shipping_address\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`retention_mail_days\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`retention_submission_days\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`retention_audit_days\`;`)
}
