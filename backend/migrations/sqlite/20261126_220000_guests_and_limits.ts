import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`ticket_holders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`ticket\` text NOT NULL,
  	\`invoice_id\` integer,
  	\`number\` numeric NOT NULL,
  	\`holder\` text,
  	\`email\` text,
  	\`passed_on_at\` text,
  	\`language\` text,
  	\`mailed_at\` text,
  	\`press\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`invoice_id\`) REFERENCES \`invoices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ticket_holders_ticket_idx\` ON \`ticket_holders\` (\`ticket\`);`)
  await db.run(sql`CREATE INDEX \`ticket_holders_invoice_idx\` ON \`ticket_holders\` (\`invoice_id\`);`)
  await db.run(sql`CREATE INDEX \`ticket_holders_updated_at_idx\` ON \`ticket_holders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ticket_holders_created_at_idx\` ON \`ticket_holders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bought_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`buyer\` text NOT NULL,
  	\`thing\` text NOT NULL,
  	\`qty\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`bought_counts_updated_at_idx\` ON \`bought_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bought_counts_created_at_idx\` ON \`bought_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`buyer_thing_idx\` ON \`bought_counts\` (\`buyer\`,\`thing\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`max_per_customer\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_max_per_customer\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`guest_email\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`guest_first_name\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`guest_last_name\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`guest_session\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`buyer_key\` text;`)
  await db.run(sql`CREATE INDEX \`orders_guest_email_idx\` ON \`orders\` (\`guest_email\`);`)
  await db.run(sql`CREATE INDEX \`orders_guest_session_idx\` ON \`orders\` (\`guest_session\`);`)
  await db.run(sql`CREATE INDEX \`orders_buyer_key_idx\` ON \`orders\` (\`buyer_key\`);`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`buyer_key\` text;`)
  await db.run(sql`CREATE INDEX \`payments_buyer_key_idx\` ON \`payments\` (\`buyer_key\`);`)
  await db.run(sql`ALTER TABLE \`promotion_codes\` ADD \`max_per_customer\` numeric;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`voucher_limit\` numeric;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_voucher_limit\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`ticket_scans\` SET \`outcome\` = 'void' WHERE \`outcome\` = 'passed_on';`)
  await db.run(sql`DROP TABLE \`ticket_holders\`;`)
  await db.run(sql`DROP TABLE \`bought_counts\`;`)
  await db.run(sql`DROP INDEX \`orders_guest_email_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_guest_session_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_buyer_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`guest_email\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`guest_first_name\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`guest_last_name\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`guest_session\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`buyer_key\`;`)
  await db.run(sql`DROP INDEX \`payments_buyer_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`buyer_key\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`max_per_customer\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_max_per_customer\`;`)
  await db.run(sql`ALTER TABLE \`promotion_codes\` DROP COLUMN \`max_per_customer\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`voucher_limit\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_voucher_limit\`;`)
}
