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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`ticket_scans\` SET \`outcome\` = 'void' WHERE \`outcome\` = 'passed_on';`)
  await db.run(sql`DROP TABLE \`ticket_holders\`;`)
}
