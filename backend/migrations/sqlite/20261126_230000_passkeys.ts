import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`customer_passkeys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`customer_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`credential_id\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`last_used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_passkeys_customer_idx\` ON \`customer_passkeys\` (\`customer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_passkeys_credential_id_idx\` ON \`customer_passkeys\` (\`credential_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_passkeys_updated_at_idx\` ON \`customer_passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_passkeys_created_at_idx\` ON \`customer_passkeys\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`customer_sessions\` ADD \`confirmed_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`customer_passkeys\`;`)
  await db.run(sql`ALTER TABLE \`customer_sessions\` DROP COLUMN \`confirmed_at\`;`)
}
