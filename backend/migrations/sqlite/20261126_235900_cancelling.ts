import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`refund_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_answered\` integer DEFAULT false,
  	\`invoice_id\` integer,
  	\`message\` text,
  	\`asked_at\` text,
  	\`request\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`invoice_id\`) REFERENCES \`invoices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`refund_requests_is_answered_idx\` ON \`refund_requests\` (\`is_answered\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_invoice_idx\` ON \`refund_requests\` (\`invoice_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refund_requests_request_idx\` ON \`refund_requests\` (\`request\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_updated_at_idx\` ON \`refund_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_created_at_idx\` ON \`refund_requests\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`cancel_days_before\` numeric;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_cancel_days_before\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`refund_requests\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`cancel_days_before\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_cancel_days_before\`;`)
}
