import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "voucher_id" integer;
  ALTER TABLE "credit_entries" ADD COLUMN "voucher_id" integer;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_voucher_id_gift_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."gift_vouchers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_voucher_id_gift_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."gift_vouchers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "orders_voucher_idx" ON "orders" USING btree ("voucher_id");
  CREATE INDEX "credit_entries_voucher_idx" ON "credit_entries" USING btree ("voucher_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The version before takes a voucher's amount for what is left on it, and knows no entries of vouchers.
  await db.execute(sql`
   UPDATE "gift_vouchers" SET "amount_cents" = "amount_cents" + (SELECT SUM("cents") FROM "credit_entries" WHERE "voucher_id" = "gift_vouchers"."id")
    WHERE "status" = 'active' AND "id" IN (SELECT "voucher_id" FROM "credit_entries");
  DELETE FROM "credit_entries" WHERE "voucher_id" IS NOT NULL;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_voucher_id_gift_vouchers_id_fk";
  
  ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_voucher_id_gift_vouchers_id_fk";
  
  DROP INDEX "orders_voucher_idx";
  DROP INDEX "credit_entries_voucher_idx";
  ALTER TABLE "orders" DROP COLUMN "voucher_id";
  ALTER TABLE "credit_entries" DROP COLUMN "voucher_id";`)
}
