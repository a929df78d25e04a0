import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "gateway_customers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer_id" integer,
  	"reference" varchar NOT NULL,
  	"gateway_reference" varchar,
  	"email" varchar,
  	"next_try_at" timestamp(3) with time zone,
  	"tries" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" numeric NOT NULL,
  	"email" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cart_lines" ADD COLUMN "held_qty" numeric;
  ALTER TABLE "cart_lines" ADD COLUMN "held_until" numeric;
  ALTER TABLE "mails" ADD COLUMN "unsubscribe" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "saved_cards" boolean DEFAULT true;
  ALTER TABLE "domain_settings" ADD COLUMN "ticket_hold_minutes" numeric DEFAULT 15;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_saved_cards" boolean DEFAULT true;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_ticket_hold_minutes" numeric DEFAULT 15;
  ALTER TABLE "gateway_customers" ADD CONSTRAINT "gateway_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "gateway_customers_customer_idx" ON "gateway_customers" USING btree ("customer_id");
  CREATE UNIQUE INDEX "gateway_customers_reference_idx" ON "gateway_customers" USING btree ("reference");
  CREATE UNIQUE INDEX "gateway_customers_gateway_reference_idx" ON "gateway_customers" USING btree ("gateway_reference");
  CREATE INDEX "gateway_customers_updated_at_idx" ON "gateway_customers" USING btree ("updated_at");
  CREATE INDEX "gateway_customers_created_at_idx" ON "gateway_customers" USING btree ("created_at");
  CREATE INDEX "stock_alerts_key_idx" ON "stock_alerts" USING btree ("key");
  CREATE INDEX "stock_alerts_updated_at_idx" ON "stock_alerts" USING btree ("updated_at");
  CREATE INDEX "stock_alerts_created_at_idx" ON "stock_alerts" USING btree ("created_at");
  CREATE UNIQUE INDEX "sku_email_idx" ON "stock_alerts" USING btree ("sku","email");
  CREATE INDEX "sku_held_until_idx" ON "cart_lines" USING btree ("sku","held_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gateway_customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stock_alerts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "gateway_customers" CASCADE;
  DROP TABLE "stock_alerts" CASCADE;
  DROP INDEX "sku_held_until_idx";
  ALTER TABLE "cart_lines" DROP COLUMN "held_qty";
  ALTER TABLE "cart_lines" DROP COLUMN "held_until";
  ALTER TABLE "mails" DROP COLUMN "unsubscribe";
  ALTER TABLE "domain_settings" DROP COLUMN "saved_cards";
  ALTER TABLE "domain_settings" DROP COLUMN "ticket_hold_minutes";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_saved_cards";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_ticket_hold_minutes";`)
}
