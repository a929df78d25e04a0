import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ticket_scans_outcome" AS ENUM('admitted', 'used', 'unknown', 'void', 'wrong_event', 'wrong_day');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'gate';
  CREATE TABLE "ticket_scans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scanned_at" timestamp(3) with time zone NOT NULL,
  	"code" varchar,
  	"outcome" "enum_ticket_scans_outcome" NOT NULL,
  	"title" varchar,
  	"invoice_id" integer,
  	"round_id" integer,
  	"account" varchar,
  	"admission" varchar,
  	"attempt" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "links" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "gift_vouchers" ADD COLUMN "recipient_name" varchar;
  ALTER TABLE "gift_vouchers" ADD COLUMN "recipient_email" varchar;
  ALTER TABLE "gift_vouchers" ADD COLUMN "gift_message" varchar;
  ALTER TABLE "gift_vouchers" ADD COLUMN "deliver_on" varchar;
  ALTER TABLE "gift_vouchers" ADD COLUMN "delivered_at" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "next_try_at" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "tries" numeric DEFAULT 0;
  ALTER TABLE "carts" ADD COLUMN "promotion_code" varchar;
  ALTER TABLE "carts" ADD COLUMN "shipping_type" numeric;
  ALTER TABLE "carts" ADD COLUMN "shipping_address" numeric;
  ALTER TABLE "domain_settings" ADD COLUMN "retention_mail_days" numeric DEFAULT 90;
  ALTER TABLE "domain_settings" ADD COLUMN "retention_submission_days" numeric DEFAULT 730;
  ALTER TABLE "domain_settings" ADD COLUMN "retention_audit_days" numeric DEFAULT 730;
  ALTER TABLE "ticket_scans" ADD CONSTRAINT "ticket_scans_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_scans" ADD CONSTRAINT "ticket_scans_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "ticket_scans_scanned_at_idx" ON "ticket_scans" USING btree ("scanned_at");
  CREATE INDEX "ticket_scans_invoice_idx" ON "ticket_scans" USING btree ("invoice_id");
  CREATE INDEX "ticket_scans_round_idx" ON "ticket_scans" USING btree ("round_id");
  CREATE UNIQUE INDEX "ticket_scans_admission_idx" ON "ticket_scans" USING btree ("admission");
  CREATE INDEX "ticket_scans_updated_at_idx" ON "ticket_scans" USING btree ("updated_at");
  CREATE INDEX "ticket_scans_created_at_idx" ON "ticket_scans" USING btree ("created_at");
  CREATE INDEX "gift_vouchers_deliver_on_idx" ON "gift_vouchers" USING btree ("deliver_on");
  CREATE INDEX "payments_next_try_at_idx" ON "payments" USING btree ("next_try_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ticket_scans" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ticket_scans" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'results');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "gift_vouchers_deliver_on_idx";
  DROP INDEX "payments_next_try_at_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "links" DROP COLUMN "enabled";
  ALTER TABLE "gift_vouchers" DROP COLUMN "recipient_name";
  ALTER TABLE "gift_vouchers" DROP COLUMN "recipient_email";
  ALTER TABLE "gift_vouchers" DROP COLUMN "gift_message";
  ALTER TABLE "gift_vouchers" DROP COLUMN "deliver_on";
  ALTER TABLE "gift_vouchers" DROP COLUMN "delivered_at";
  ALTER TABLE "payments" DROP COLUMN "next_try_at";
  ALTER TABLE "payments" DROP COLUMN "tries";
  ALTER TABLE "carts" DROP COLUMN "promotion_code";
  ALTER TABLE "carts" DROP COLUMN "shipping_type";
  ALTER TABLE "carts" DROP COLUMN "shipping_address";
  ALTER TABLE "domain_settings" DROP COLUMN "retention_mail_days";
  ALTER TABLE "domain_settings" DROP COLUMN "retention_submission_days";
  ALTER TABLE "domain_settings" DROP COLUMN "retention_audit_days";
  DROP TYPE "public"."enum_ticket_scans_outcome";`)
}
