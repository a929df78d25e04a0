import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "guest_email" varchar;
  ALTER TABLE "orders" ADD COLUMN "guest_first_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "guest_last_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "guest_session" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "retention_guest_days" numeric;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_retention_guest_days" numeric;
  CREATE INDEX "orders_guest_email_idx" ON "orders" USING btree ("guest_email");
  CREATE INDEX "orders_guest_session_idx" ON "orders" USING btree ("guest_session");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_guest_email_idx";
  DROP INDEX "orders_guest_session_idx";
  ALTER TABLE "orders" DROP COLUMN "guest_email";
  ALTER TABLE "orders" DROP COLUMN "guest_first_name";
  ALTER TABLE "orders" DROP COLUMN "guest_last_name";
  ALTER TABLE "orders" DROP COLUMN "guest_session";
  ALTER TABLE "domain_settings" DROP COLUMN "retention_guest_days";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_retention_guest_days";`)
}
