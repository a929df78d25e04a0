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
  
  ALTER TABLE "ticket_holders" ADD CONSTRAINT "ticket_holders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "ticket_holders_ticket_idx" ON "ticket_holders" USING btree ("ticket");
  CREATE INDEX "ticket_holders_invoice_idx" ON "ticket_holders" USING btree ("invoice_id");
  CREATE INDEX "ticket_holders_updated_at_idx" ON "ticket_holders" USING btree ("updated_at");
  CREATE INDEX "ticket_holders_created_at_idx" ON "ticket_holders" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "ticket_holders" CASCADE;
  UPDATE "ticket_scans" SET "outcome" = 'void' WHERE "outcome" = 'passed_on';
  ALTER TABLE "ticket_scans" ALTER COLUMN "outcome" SET DATA TYPE text;
  DROP TYPE "public"."enum_ticket_scans_outcome";
  CREATE TYPE "public"."enum_ticket_scans_outcome" AS ENUM('admitted', 'used', 'unknown', 'void', 'cancelled', 'wrong_event', 'wrong_day');
  ALTER TABLE "ticket_scans" ALTER COLUMN "outcome" SET DATA TYPE "public"."enum_ticket_scans_outcome" USING "outcome"::"public"."enum_ticket_scans_outcome";`)
}
