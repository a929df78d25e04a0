import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`gateway_customers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`customer_id\` integer,
  	\`reference\` text NOT NULL,
  	\`gateway_reference\` text,
  	\`email\` text,
  	\`next_try_at\` text,
  	\`tries\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gateway_customers_customer_idx\` ON \`gateway_customers\` (\`customer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`gateway_customers_reference_idx\` ON \`gateway_customers\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`gateway_customers_gateway_reference_idx\` ON \`gateway_customers\` (\`gateway_reference\`);`)
  await db.run(sql`CREATE INDEX \`gateway_customers_updated_at_idx\` ON \`gateway_customers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gateway_customers_created_at_idx\` ON \`gateway_customers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`stock_alerts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sku\` numeric NOT NULL,
  	\`email\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_alerts_key_idx\` ON \`stock_alerts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`stock_alerts_updated_at_idx\` ON \`stock_alerts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_alerts_created_at_idx\` ON \`stock_alerts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sku_email_idx\` ON \`stock_alerts\` (\`sku\`,\`email\`);`)
  await db.run(sql`ALTER TABLE \`cart_lines\` ADD \`held_qty\` numeric;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` ADD \`held_until\` numeric;`)
  await db.run(sql`CREATE INDEX \`sku_held_until_idx\` ON \`cart_lines\` (\`sku\`,\`held_until\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`unsubscribe\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`saved_cards\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`ticket_hold_minutes\` numeric DEFAULT 15;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_saved_cards\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_ticket_hold_minutes\` numeric DEFAULT 15;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`gateway_customers\`;`)
  await db.run(sql`DROP TABLE \`stock_alerts\`;`)
  await db.run(sql`DROP INDEX \`sku_held_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` DROP COLUMN \`held_qty\`;`)
  await db.run(sql`ALTER TABLE \`cart_lines\` DROP COLUMN \`held_until\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`unsubscribe\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`saved_cards\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`ticket_hold_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_saved_cards\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_ticket_hold_minutes\`;`)
}
