import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`customer_sessions\` ADD \`browser\` text;`)
  await db.run(sql`ALTER TABLE \`customer_sessions\` ADD \`system\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`customer_sessions\` DROP COLUMN \`browser\`;`)
  await db.run(sql`ALTER TABLE \`customer_sessions\` DROP COLUMN \`system\`;`)
}
