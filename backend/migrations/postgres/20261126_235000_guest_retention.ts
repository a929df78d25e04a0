import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "domain_settings" ADD COLUMN "retention_guest_days" numeric;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_retention_guest_days" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "domain_settings" DROP COLUMN "retention_guest_days";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_retention_guest_days";`)
}
