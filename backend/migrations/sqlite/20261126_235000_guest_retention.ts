import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`retention_guest_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_retention_guest_days\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`retention_guest_days\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_retention_guest_days\`;`)
}
