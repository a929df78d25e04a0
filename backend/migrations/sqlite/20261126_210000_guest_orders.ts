import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`guest_email\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`guest_first_name\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`guest_last_name\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`guest_session\` text;`)
  await db.run(sql`CREATE INDEX \`orders_guest_email_idx\` ON \`orders\` (\`guest_email\`);`)
  await db.run(sql`CREATE INDEX \`orders_guest_session_idx\` ON \`orders\` (\`guest_session\`);`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`retention_guest_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_retention_guest_days\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_guest_email_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_guest_session_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`guest_email\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`guest_first_name\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`guest_last_name\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`guest_session\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`retention_guest_days\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_retention_guest_days\`;`)
}
