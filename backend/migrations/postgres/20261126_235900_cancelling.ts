import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "refund_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_answered" boolean DEFAULT false,
  	"invoice_id" integer,
  	"message" varchar,
  	"asked_at" timestamp(3) with time zone,
  	"request" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "domain_settings" ADD COLUMN "cancel_days_before" numeric;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_cancel_days_before" numeric;
  ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "refund_requests_is_answered_idx" ON "refund_requests" USING btree ("is_answered");
  CREATE INDEX "refund_requests_invoice_idx" ON "refund_requests" USING btree ("invoice_id");
  CREATE UNIQUE INDEX "refund_requests_request_idx" ON "refund_requests" USING btree ("request");
  CREATE INDEX "refund_requests_updated_at_idx" ON "refund_requests" USING btree ("updated_at");
  CREATE INDEX "refund_requests_created_at_idx" ON "refund_requests" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "refund_requests" CASCADE;
  ALTER TABLE "domain_settings" DROP COLUMN "cancel_days_before";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_cancel_days_before";`)
}
