import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`session_laps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`session\` numeric NOT NULL,
  	\`laps\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`session_laps_session_idx\` ON \`session_laps\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`session_laps_updated_at_idx\` ON \`session_laps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`session_laps_created_at_idx\` ON \`session_laps\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`session_laps\`;`)
}
