import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`missing_paths\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text NOT NULL,
  	\`redirect_to\` text,
  	\`hits\` numeric,
  	\`last_asked\` text,
  	\`referrer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_paths_path_idx\` ON \`missing_paths\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missing_paths_updated_at_idx\` ON \`missing_paths\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missing_paths_created_at_idx\` ON \`missing_paths\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action\` text,
  	\`account\` text,
  	\`role\` text,
  	\`model\` text,
  	\`document_id\` text,
  	\`document_title\` text,
  	\`changed_fields\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_entries_account_idx\` ON \`audit_entries\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_model_idx\` ON \`audit_entries\` (\`model\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_document_id_idx\` ON \`audit_entries\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_updated_at_idx\` ON \`audit_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_created_at_idx\` ON \`audit_entries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`classification\` text DEFAULT 'provisional';`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`classified_since\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_classification\` text DEFAULT 'provisional';`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_classified_since\` text;`)
  // Sessions from before this say nothing about their status.
  await db.run(sql`UPDATE \`results\` SET \`classification\` = NULL;`)
  await db.run(sql`UPDATE \`_results_v\` SET \`version_classification\` = NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`missing_paths\`;`)
  await db.run(sql`DROP TABLE \`audit_entries\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`classification\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`classified_since\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_classification\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_classified_since\`;`)
}
