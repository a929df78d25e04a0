import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_domain_settings_date_ranges" AS ENUM('local', 'specification');
  ALTER TABLE "domain_settings" ADD COLUMN "date_ranges" "enum_domain_settings_date_ranges" DEFAULT 'local';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "domain_settings" DROP COLUMN "date_ranges";
  DROP TYPE "public"."enum_domain_settings_date_ranges";`)
}
