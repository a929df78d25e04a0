import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`wallet_passes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`serial\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`push_token\` text,
  	\`language\` text NOT NULL,
  	\`said\` text,
  	\`changed_at\` text NOT NULL,
  	\`due_at\` text,
  	\`tries\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`wallet_passes_serial_idx\` ON \`wallet_passes\` (\`serial\`);`)
  await db.run(sql`CREATE INDEX \`wallet_passes_subject_idx\` ON \`wallet_passes\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`wallet_passes_due_at_idx\` ON \`wallet_passes\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`wallet_passes_updated_at_idx\` ON \`wallet_passes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`wallet_passes_created_at_idx\` ON \`wallet_passes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`device_serial_idx\` ON \`wallet_passes\` (\`device\`,\`serial\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`wallet_passes\`;`)
}
