import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_ticket_scans_outcome" ADD VALUE 'passed_on' BEFORE 'wrong_event';
  CREATE TABLE "ticket_holders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket" varchar NOT NULL,
  	"invoice_id" integer,
  	"number" numeric NOT NULL,
  	"holder" varchar,
  	"email" varchar,
  	"passed_on_at" timestamp(3) with time zone,
  	"language" varchar,
  	"mailed_at" timestamp(3) with time zone,
  	"press" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  ALTER TABLE "orders" ADD COLUMN "guest_email" varchar;
  ALTER TABLE "orders" ADD COLUMN "guest_first_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "guest_last_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "guest_session" varchar;
  ALTER TABLE "orders" ADD COLUMN "buyer_key" varchar;
  ALTER TABLE "payments" ADD COLUMN "buyer_key" varchar;
  ALTER TABLE "promotion_codes" ADD COLUMN "max_per_customer" numeric;
  ALTER TABLE "domain_settings" ADD COLUMN "voucher_limit" numeric;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_voucher_limit" numeric;
  ALTER TABLE "ticket_holders" ADD CONSTRAINT "ticket_holders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "ticket_holders_ticket_idx" ON "ticket_holders" USING btree ("ticket");
  CREATE INDEX "ticket_holders_invoice_idx" ON "ticket_holders" USING btree ("invoice_id");
  CREATE INDEX "ticket_holders_updated_at_idx" ON "ticket_holders" USING btree ("updated_at");
  CREATE INDEX "ticket_holders_created_at_idx" ON "ticket_holders" USING btree ("created_at");
  CREATE INDEX "bought_counts_updated_at_idx" ON "bought_counts" USING btree ("updated_at");
  CREATE INDEX "bought_counts_created_at_idx" ON "bought_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "buyer_thing_idx" ON "bought_counts" USING btree ("buyer","thing");
  CREATE INDEX "orders_guest_email_idx" ON "orders" USING btree ("guest_email");
  CREATE INDEX "orders_guest_session_idx" ON "orders" USING btree ("guest_session");
  CREATE INDEX "orders_buyer_key_idx" ON "orders" USING btree ("buyer_key");
  CREATE INDEX "payments_buyer_key_idx" ON "payments" USING btree ("buyer_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ticket_holders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bought_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ticket_holders" CASCADE;
  DROP TABLE "bought_counts" CASCADE;
  UPDATE "ticket_scans" SET "outcome" = 'void' WHERE "outcome" = 'passed_on';
  ALTER TABLE "ticket_scans" ALTER COLUMN "outcome" SET DATA TYPE text;
  DROP TYPE "public"."enum_ticket_scans_outcome";
  CREATE TYPE "public"."enum_ticket_scans_outcome" AS ENUM('admitted', 'used', 'unknown', 'void', 'cancelled', 'wrong_event', 'wrong_day');
  ALTER TABLE "ticket_scans" ALTER COLUMN "outcome" SET DATA TYPE "public"."enum_ticket_scans_outcome" USING "outcome"::"public"."enum_ticket_scans_outcome";
  DROP INDEX "orders_guest_email_idx";
  DROP INDEX "orders_guest_session_idx";
  DROP INDEX "orders_buyer_key_idx";
  DROP INDEX "payments_buyer_key_idx";
  ALTER TABLE "products" DROP COLUMN "max_per_customer";
  ALTER TABLE "_products_v" DROP COLUMN "version_max_per_customer";
  ALTER TABLE "orders" DROP COLUMN "guest_email";
  ALTER TABLE "orders" DROP COLUMN "guest_first_name";
  ALTER TABLE "orders" DROP COLUMN "guest_last_name";
  ALTER TABLE "orders" DROP COLUMN "guest_session";
  ALTER TABLE "orders" DROP COLUMN "buyer_key";
  ALTER TABLE "payments" DROP COLUMN "buyer_key";
  ALTER TABLE "promotion_codes" DROP COLUMN "max_per_customer";
  ALTER TABLE "domain_settings" DROP COLUMN "voucher_limit";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_voucher_limit";`)
}
