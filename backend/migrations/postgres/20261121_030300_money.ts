import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_submissions_status" AS ENUM('received', 'awaiting_payment', 'paid', 'unpaid');
  CREATE TYPE "public"."enum_gift_vouchers_status" AS ENUM('active', 'redeemed', 'void');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('placed', 'paid', 'packed', 'sent', 'cancelled', 'refunded');
  CREATE TYPE "public"."enum_invoices_kind" AS ENUM('order', 'voucher', 'form');
  CREATE TYPE "public"."enum_payments_purpose" AS ENUM('order', 'voucher', 'form');
  CREATE TYPE "public"."enum_payments_status" AS ENUM('open', 'paid', 'failed', 'expired', 'refunded');
  CREATE TYPE "public"."enum_payments_gateway" AS ENUM('sandbox', 'stripe');
  CREATE TYPE "public"."enum_credit_entries_reason" AS ENUM('voucher', 'order', 'order_returned', 'adjustment');
  CREATE TYPE "public"."enum_promotion_codes_kind" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_sandbox_payments_state" AS ENUM('open', 'approved', 'declined', 'closed', 'refunded');
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_name" varchar,
  	"status" "enum_form_submissions_status" DEFAULT 'received' NOT NULL,
  	"text" varchar,
  	"summary" varchar,
  	"form_id" integer,
  	"customer_id" integer,
  	"payment_id" integer,
  	"answers" jsonb,
  	"files" jsonb,
  	"sender" varchar,
  	"language" varchar,
  	"caller_key" varchar,
  	"request_hash" varchar,
  	"captcha" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gift_vouchers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"last4" varchar,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"status" "enum_gift_vouchers_status" DEFAULT 'active' NOT NULL,
  	"expires_on" varchar,
  	"theme_id" integer,
  	"buyer_email" varchar,
  	"buyer_id" integer,
  	"redeemed_by_id" integer,
  	"redeemed_at" timestamp(3) with time zone,
  	"payment_id" integer,
  	"reference" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"redemption" varchar,
  	"language" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'placed' NOT NULL,
  	"summary" varchar,
  	"address_text" varchar,
  	"shipping_name" varchar,
  	"note" varchar,
  	"tracking" varchar,
  	"customer_id" integer,
  	"subtotal_cents" numeric DEFAULT 0 NOT NULL,
  	"discount_cents" numeric DEFAULT 0 NOT NULL,
  	"shipping_cents" numeric DEFAULT 0 NOT NULL,
  	"surcharge_cents" numeric DEFAULT 0 NOT NULL,
  	"credit_cents" numeric DEFAULT 0 NOT NULL,
  	"total_cents" numeric DEFAULT 0 NOT NULL,
  	"promotion_code" varchar,
  	"promotion_id" integer,
  	"shipping_type_id" integer,
  	"payment_id" integer,
  	"paid_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"stock_held" boolean DEFAULT false,
  	"lines" jsonb,
  	"address" jsonb,
  	"payment_type" varchar,
  	"language" varchar,
  	"reference" varchar NOT NULL,
  	"caller_key" varchar,
  	"request_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"kind" "enum_invoices_kind",
  	"sequence" numeric NOT NULL,
  	"total_cents" numeric DEFAULT 0 NOT NULL,
  	"issued_at" timestamp(3) with time zone,
  	"email" varchar,
  	"customer_id" integer,
  	"payment_id" integer,
  	"order_id" integer,
  	"source" varchar NOT NULL,
  	"document" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"purpose" "enum_payments_purpose",
  	"status" "enum_payments_status" DEFAULT 'open' NOT NULL,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"surcharge_cents" numeric DEFAULT 0 NOT NULL,
  	"description" varchar,
  	"subject" numeric,
  	"customer_id" integer,
  	"supplier" numeric DEFAULT 1,
  	"gateway" "enum_payments_gateway",
  	"gateway_reference" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"fulfilled_at" timestamp(3) with time zone,
  	"refunded_at" timestamp(3) with time zone,
  	"refund_wanted" boolean DEFAULT false,
  	"email" varchar,
  	"language" varchar,
  	"reference" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"caller_key" varchar,
  	"request_hash" varchar,
  	"address" varchar,
  	"return_url" varchar,
  	"details" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "credit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer_id" integer,
  	"supplier" numeric DEFAULT 1 NOT NULL,
  	"cents" numeric DEFAULT 0 NOT NULL,
  	"reason" "enum_credit_entries_reason",
  	"reference" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotion_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_promotion_codes_kind" DEFAULT 'percent' NOT NULL,
  	"value" numeric NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"min_total" numeric,
  	"max_uses" numeric,
  	"used" numeric DEFAULT 0,
  	"is_enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shipping_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"free_from" numeric,
  	"countries" varchar,
  	"postcodes" varchar,
  	"is_pick_up" boolean DEFAULT false,
  	"is_enabled" boolean DEFAULT true,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "carts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session_hash" varchar,
  	"customer_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cart_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cart_id" integer NOT NULL,
  	"sku" numeric NOT NULL,
  	"addons" varchar NOT NULL,
  	"qty" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_levels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sku" numeric NOT NULL,
  	"taken" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoice_counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"last" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sandbox_payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"state" "enum_sandbox_payments_state" DEFAULT 'open' NOT NULL,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"purpose" varchar,
  	"return_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms" ADD COLUMN "notify_email" varchar;
  ALTER TABLE "forms" ADD COLUMN "is_ticket" boolean DEFAULT false;
  ALTER TABLE "forms" ADD COLUMN "round_id" integer;
  ALTER TABLE "products_skus" ADD COLUMN "counted_at" numeric;
  ALTER TABLE "products" ADD COLUMN "is_ticket" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "round_id" integer;
  ALTER TABLE "_products_v_version_skus" ADD COLUMN "counted_at" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_is_ticket" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_round_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "promotion_codes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shipping_types_id" integer;
  ALTER TABLE "domain_settings" ADD COLUMN "gst_number" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "card_surcharge_percent" numeric;
  ALTER TABLE "domain_settings" ADD COLUMN "card_surcharge_fixed" numeric;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_vouchers" ADD CONSTRAINT "gift_vouchers_theme_id_gift_voucher_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."gift_voucher_themes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_vouchers" ADD CONSTRAINT "gift_vouchers_buyer_id_customers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_vouchers" ADD CONSTRAINT "gift_vouchers_redeemed_by_id_customers_id_fk" FOREIGN KEY ("redeemed_by_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_vouchers" ADD CONSTRAINT "gift_vouchers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_promotion_id_promotion_codes_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_type_id_shipping_types_id_fk" FOREIGN KEY ("shipping_type_id") REFERENCES "public"."shipping_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_customer_idx" ON "form_submissions" USING btree ("customer_id");
  CREATE INDEX "form_submissions_payment_idx" ON "form_submissions" USING btree ("payment_id");
  CREATE UNIQUE INDEX "form_submissions_caller_key_idx" ON "form_submissions" USING btree ("caller_key");
  CREATE UNIQUE INDEX "form_submissions_captcha_idx" ON "form_submissions" USING btree ("captcha");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE INDEX "gift_vouchers_theme_idx" ON "gift_vouchers" USING btree ("theme_id");
  CREATE INDEX "gift_vouchers_buyer_idx" ON "gift_vouchers" USING btree ("buyer_id");
  CREATE INDEX "gift_vouchers_redeemed_by_idx" ON "gift_vouchers" USING btree ("redeemed_by_id");
  CREATE UNIQUE INDEX "gift_vouchers_payment_idx" ON "gift_vouchers" USING btree ("payment_id");
  CREATE UNIQUE INDEX "gift_vouchers_reference_idx" ON "gift_vouchers" USING btree ("reference");
  CREATE UNIQUE INDEX "gift_vouchers_code_hash_idx" ON "gift_vouchers" USING btree ("code_hash");
  CREATE UNIQUE INDEX "gift_vouchers_redemption_idx" ON "gift_vouchers" USING btree ("redemption");
  CREATE INDEX "gift_vouchers_updated_at_idx" ON "gift_vouchers" USING btree ("updated_at");
  CREATE INDEX "gift_vouchers_created_at_idx" ON "gift_vouchers" USING btree ("created_at");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE INDEX "orders_promotion_idx" ON "orders" USING btree ("promotion_id");
  CREATE INDEX "orders_shipping_type_idx" ON "orders" USING btree ("shipping_type_id");
  CREATE INDEX "orders_payment_idx" ON "orders" USING btree ("payment_id");
  CREATE UNIQUE INDEX "orders_reference_idx" ON "orders" USING btree ("reference");
  CREATE UNIQUE INDEX "orders_caller_key_idx" ON "orders" USING btree ("caller_key");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_customer_idx" ON "invoices" USING btree ("customer_id");
  CREATE INDEX "invoices_payment_idx" ON "invoices" USING btree ("payment_id");
  CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
  CREATE UNIQUE INDEX "invoices_source_idx" ON "invoices" USING btree ("source");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE INDEX "payments_status_idx" ON "payments" USING btree ("status");
  CREATE INDEX "payments_subject_idx" ON "payments" USING btree ("subject");
  CREATE INDEX "payments_customer_idx" ON "payments" USING btree ("customer_id");
  CREATE UNIQUE INDEX "payments_gateway_reference_idx" ON "payments" USING btree ("gateway_reference");
  CREATE INDEX "payments_fulfilled_at_idx" ON "payments" USING btree ("fulfilled_at");
  CREATE INDEX "payments_refund_wanted_idx" ON "payments" USING btree ("refund_wanted");
  CREATE UNIQUE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");
  CREATE UNIQUE INDEX "payments_token_hash_idx" ON "payments" USING btree ("token_hash");
  CREATE UNIQUE INDEX "payments_caller_key_idx" ON "payments" USING btree ("caller_key");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "credit_entries_customer_idx" ON "credit_entries" USING btree ("customer_id");
  CREATE UNIQUE INDEX "credit_entries_reference_idx" ON "credit_entries" USING btree ("reference");
  CREATE INDEX "credit_entries_updated_at_idx" ON "credit_entries" USING btree ("updated_at");
  CREATE INDEX "credit_entries_created_at_idx" ON "credit_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "promotion_codes_code_idx" ON "promotion_codes" USING btree ("code");
  CREATE INDEX "promotion_codes_updated_at_idx" ON "promotion_codes" USING btree ("updated_at");
  CREATE INDEX "promotion_codes_created_at_idx" ON "promotion_codes" USING btree ("created_at");
  CREATE INDEX "shipping_types_sort_idx" ON "shipping_types" USING btree ("sort");
  CREATE INDEX "shipping_types_updated_at_idx" ON "shipping_types" USING btree ("updated_at");
  CREATE INDEX "shipping_types_created_at_idx" ON "shipping_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "carts_session_hash_idx" ON "carts" USING btree ("session_hash");
  CREATE UNIQUE INDEX "carts_customer_idx" ON "carts" USING btree ("customer_id");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "cart_lines_cart_idx" ON "cart_lines" USING btree ("cart_id");
  CREATE INDEX "cart_lines_updated_at_idx" ON "cart_lines" USING btree ("updated_at");
  CREATE INDEX "cart_lines_created_at_idx" ON "cart_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "cart_sku_addons_idx" ON "cart_lines" USING btree ("cart_id","sku","addons");
  CREATE UNIQUE INDEX "stock_levels_sku_idx" ON "stock_levels" USING btree ("sku");
  CREATE INDEX "stock_levels_updated_at_idx" ON "stock_levels" USING btree ("updated_at");
  CREATE INDEX "stock_levels_created_at_idx" ON "stock_levels" USING btree ("created_at");
  CREATE UNIQUE INDEX "invoice_counters_kind_idx" ON "invoice_counters" USING btree ("kind");
  CREATE INDEX "invoice_counters_updated_at_idx" ON "invoice_counters" USING btree ("updated_at");
  CREATE INDEX "invoice_counters_created_at_idx" ON "invoice_counters" USING btree ("created_at");
  CREATE UNIQUE INDEX "sandbox_payments_reference_idx" ON "sandbox_payments" USING btree ("reference");
  CREATE INDEX "sandbox_payments_updated_at_idx" ON "sandbox_payments" USING btree ("updated_at");
  CREATE INDEX "sandbox_payments_created_at_idx" ON "sandbox_payments" USING btree ("created_at");
  ALTER TABLE "forms" ADD CONSTRAINT "forms_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_round_id_rounds_id_fk" FOREIGN KEY ("version_round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotion_codes_fk" FOREIGN KEY ("promotion_codes_id") REFERENCES "public"."promotion_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shipping_types_fk" FOREIGN KEY ("shipping_types_id") REFERENCES "public"."shipping_types"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_round_idx" ON "forms" USING btree ("round_id");
  CREATE INDEX "products_round_idx" ON "products" USING btree ("round_id");
  CREATE INDEX "_products_v_version_version_round_idx" ON "_products_v" USING btree ("version_round_id");
  CREATE INDEX "payload_locked_documents_rels_promotion_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("promotion_codes_id");
  CREATE INDEX "payload_locked_documents_rels_shipping_types_id_idx" ON "payload_locked_documents_rels" USING btree ("shipping_types_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gift_vouchers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "credit_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotion_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shipping_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "carts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cart_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stock_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoice_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sandbox_payments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "gift_vouchers" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "credit_entries" CASCADE;
  DROP TABLE "promotion_codes" CASCADE;
  DROP TABLE "shipping_types" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "cart_lines" CASCADE;
  DROP TABLE "stock_levels" CASCADE;
  DROP TABLE "invoice_counters" CASCADE;
  DROP TABLE "sandbox_payments" CASCADE;
  ALTER TABLE "forms" DROP CONSTRAINT "forms_round_id_rounds_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_round_id_rounds_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_round_id_rounds_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promotion_codes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shipping_types_fk";
  
  DROP INDEX "forms_round_idx";
  DROP INDEX "products_round_idx";
  DROP INDEX "_products_v_version_version_round_idx";
  DROP INDEX "payload_locked_documents_rels_promotion_codes_id_idx";
  DROP INDEX "payload_locked_documents_rels_shipping_types_id_idx";
  ALTER TABLE "forms" DROP COLUMN "notify_email";
  ALTER TABLE "forms" DROP COLUMN "is_ticket";
  ALTER TABLE "forms" DROP COLUMN "round_id";
  ALTER TABLE "products_skus" DROP COLUMN "counted_at";
  ALTER TABLE "products" DROP COLUMN "is_ticket";
  ALTER TABLE "products" DROP COLUMN "round_id";
  ALTER TABLE "_products_v_version_skus" DROP COLUMN "counted_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_is_ticket";
  ALTER TABLE "_products_v" DROP COLUMN "version_round_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "promotion_codes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shipping_types_id";
  ALTER TABLE "domain_settings" DROP COLUMN "gst_number";
  ALTER TABLE "domain_settings" DROP COLUMN "card_surcharge_percent";
  ALTER TABLE "domain_settings" DROP COLUMN "card_surcharge_fixed";
  DROP TYPE "public"."enum_form_submissions_status";
  DROP TYPE "public"."enum_gift_vouchers_status";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_invoices_kind";
  DROP TYPE "public"."enum_payments_purpose";
  DROP TYPE "public"."enum_payments_status";
  DROP TYPE "public"."enum_payments_gateway";
  DROP TYPE "public"."enum_credit_entries_reason";
  DROP TYPE "public"."enum_promotion_codes_kind";
  DROP TYPE "public"."enum_sandbox_payments_state";`)
}
