import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_customers_language" AS ENUM('en', 'ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('queued', 'sent', 'failed', 'kept');
  CREATE TABLE "customers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"mobile_phone" varchar,
  	"date_of_birth" varchar,
  	"additional_club_member" varchar,
  	"emergency_contact_name" varchar,
  	"emergency_contact_phone" varchar,
  	"drivers_licence_number" varchar,
  	"drivers_licence_expiry" varchar,
  	"drivers_licence_state_of_issue_id" numeric,
  	"photo_id" integer,
  	"company_name" varchar,
  	"company_phone" varchar,
  	"trading_name" varchar,
  	"abn" varchar,
  	"website" varchar,
  	"facebook_link" varchar,
  	"current_address_id" integer,
  	"language" "enum_customers_language",
  	"is_verified" boolean DEFAULT false,
  	"is_admin" boolean DEFAULT false,
  	"has_password" boolean DEFAULT false,
  	"last_sign_in" timestamp(3) with time zone,
  	"password_hash" varchar,
  	"google_subject" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer_id" integer NOT NULL,
  	"display_name" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"company" varchar,
  	"street_address" varchar NOT NULL,
  	"street_address_1" varchar,
  	"postcode" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"state" varchar,
  	"country" varchar,
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar,
  	"placeholder" varchar,
  	"has_alpha" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "customer_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"family" varchar NOT NULL,
  	"customer_id" integer NOT NULL,
  	"fingerprint_hash" varchar NOT NULL,
  	"current_hash" varchar NOT NULL,
  	"previous_hash" varchar,
  	"rotated_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "one_time_secrets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"purpose" varchar NOT NULL,
  	"customer_id" integer,
  	"secret_hash" varchar,
  	"code_hash" varchar,
  	"fingerprint_hash" varchar,
  	"code_challenge" varchar,
  	"redirect_uri" varchar,
  	"tries" numeric DEFAULT 0,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails_attachments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"filename" varchar NOT NULL,
  	"content_type" varchar NOT NULL,
  	"file" varchar NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar,
  	"html" varchar,
  	"status" "enum_mails_status" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"last_error" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"template" varchar,
  	"language" varchar,
  	"is_secret" boolean DEFAULT false,
  	"worthless_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "domain_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_login_code_only" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_login_google" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_signup_ask_date_of_birth" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_name" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_date_of_birth" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_change_date_of_birth" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_drivers_licence" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_emergency_contact" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_company_name" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_company_phone" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_trading_name" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_abn" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_website" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_edit_facebook" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_additional_club_member" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_profile_manage_addresses" boolean DEFAULT false;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_club_additional_member_label" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_payment_to_user_id" numeric DEFAULT 1;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_show_back_to_top" boolean DEFAULT true;
  ALTER TABLE "domain_settings" ADD COLUMN "configuration_list_page_content" boolean DEFAULT true;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_photo_id_customer_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."customer_photos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_current_address_id_addresses_id_fk" FOREIGN KEY ("current_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "one_time_secrets" ADD CONSTRAINT "one_time_secrets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails_attachments" ADD CONSTRAINT "mails_attachments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "domain_settings_texts" ADD CONSTRAINT "domain_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."domain_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "customers_photo_idx" ON "customers" USING btree ("photo_id");
  CREATE INDEX "customers_current_address_idx" ON "customers" USING btree ("current_address_id");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "addresses_customer_idx" ON "addresses" USING btree ("customer_id");
  CREATE INDEX "addresses_updated_at_idx" ON "addresses" USING btree ("updated_at");
  CREATE INDEX "addresses_created_at_idx" ON "addresses" USING btree ("created_at");
  CREATE INDEX "customer_photos_hash_idx" ON "customer_photos" USING btree ("hash");
  CREATE INDEX "customer_photos_updated_at_idx" ON "customer_photos" USING btree ("updated_at");
  CREATE INDEX "customer_photos_created_at_idx" ON "customer_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_photos_filename_idx" ON "customer_photos" USING btree ("filename");
  CREATE UNIQUE INDEX "customer_sessions_family_idx" ON "customer_sessions" USING btree ("family");
  CREATE INDEX "customer_sessions_customer_idx" ON "customer_sessions" USING btree ("customer_id");
  CREATE INDEX "customer_sessions_expires_at_idx" ON "customer_sessions" USING btree ("expires_at");
  CREATE INDEX "customer_sessions_updated_at_idx" ON "customer_sessions" USING btree ("updated_at");
  CREATE INDEX "customer_sessions_created_at_idx" ON "customer_sessions" USING btree ("created_at");
  CREATE INDEX "one_time_secrets_customer_idx" ON "one_time_secrets" USING btree ("customer_id");
  CREATE UNIQUE INDEX "one_time_secrets_secret_hash_idx" ON "one_time_secrets" USING btree ("secret_hash");
  CREATE INDEX "one_time_secrets_expires_at_idx" ON "one_time_secrets" USING btree ("expires_at");
  CREATE INDEX "one_time_secrets_updated_at_idx" ON "one_time_secrets" USING btree ("updated_at");
  CREATE INDEX "one_time_secrets_created_at_idx" ON "one_time_secrets" USING btree ("created_at");
  CREATE INDEX "mails_attachments_order_idx" ON "mails_attachments" USING btree ("_order");
  CREATE INDEX "mails_attachments_parent_id_idx" ON "mails_attachments" USING btree ("_parent_id");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "domain_settings_texts_order_parent" ON "domain_settings_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "customers" CASCADE;
  DROP TABLE "addresses" CASCADE;
  DROP TABLE "customer_photos" CASCADE;
  DROP TABLE "customer_sessions" CASCADE;
  DROP TABLE "one_time_secrets" CASCADE;
  DROP TABLE "mails_attachments" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "domain_settings_texts" CASCADE;
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_login_code_only";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_login_google";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_signup_ask_date_of_birth";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_name";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_date_of_birth";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_change_date_of_birth";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_drivers_licence";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_emergency_contact";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_company_name";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_company_phone";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_trading_name";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_abn";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_website";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_edit_facebook";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_additional_club_member";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_profile_manage_addresses";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_club_additional_member_label";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_payment_to_user_id";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_show_back_to_top";
  ALTER TABLE "domain_settings" DROP COLUMN "configuration_list_page_content";
  DROP TYPE "public"."enum_customers_language";
  DROP TYPE "public"."enum_mails_status";`)
}
