import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "bought_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"buyer" varchar NOT NULL,
  	"thing" varchar NOT NULL,
  	"qty" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "max_per_customer" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_max_per_customer" numeric;
  ALTER TABLE "orders" ADD COLUMN "buyer_key" varchar;
  ALTER TABLE "payments" ADD COLUMN "buyer_key" varchar;
  ALTER TABLE "promotion_codes" ADD COLUMN "max_per_customer" numeric;
  ALTER TABLE "domain_settings" ADD COLUMN "voucher_limit" numeric;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_voucher_limit" numeric;
  CREATE INDEX "bought_counts_updated_at_idx" ON "bought_counts" USING btree ("updated_at");
  CREATE INDEX "bought_counts_created_at_idx" ON "bought_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "buyer_thing_idx" ON "bought_counts" USING btree ("buyer","thing");
  CREATE INDEX "orders_buyer_key_idx" ON "orders" USING btree ("buyer_key");
  CREATE INDEX "payments_buyer_key_idx" ON "payments" USING btree ("buyer_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bought_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bought_counts" CASCADE;
  DROP INDEX "orders_buyer_key_idx";
  DROP INDEX "payments_buyer_key_idx";
  ALTER TABLE "products" DROP COLUMN "max_per_customer";
  ALTER TABLE "_products_v" DROP COLUMN "version_max_per_customer";
  ALTER TABLE "orders" DROP COLUMN "buyer_key";
  ALTER TABLE "payments" DROP COLUMN "buyer_key";
  ALTER TABLE "promotion_codes" DROP COLUMN "max_per_customer";
  ALTER TABLE "domain_settings" DROP COLUMN "voucher_limit";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_voucher_limit";`)
}
