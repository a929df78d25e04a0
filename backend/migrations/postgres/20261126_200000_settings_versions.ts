import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__domain_settings_v_version_date_ranges" AS ENUM('local', 'specification');
  CREATE TYPE "public"."enum__domain_settings_v_version_small_rest" AS ENUM('keep_credit', 'waive');
  CREATE TABLE "_domain_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_url" varchar,
  	"version_theme_colour" varchar,
  	"version_dark_theme_colour" varchar,
  	"version_favicon_id" integer,
  	"version_favicon_dark_id" integer,
  	"version_date_ranges" "enum__domain_settings_v_version_date_ranges" DEFAULT 'local',
  	"version_ecommerce_enabled" boolean DEFAULT false,
  	"version_tickets_on_sale" boolean DEFAULT false,
  	"version_cms_url" varchar,
  	"version_second_person_publishes" boolean DEFAULT false,
  	"version_admins_need_second_factor" boolean DEFAULT false,
  	"version_seo_title_prefix" varchar,
  	"version_seo_title_suffix" varchar,
  	"version_seo_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_seo_image_id" integer,
  	"version_google_site_verification" varchar,
  	"version_bing_site_verification" varchar,
  	"version_pinterest_site_verification" varchar,
  	"version_facebook_domain_verification" varchar,
  	"version_organisation_name" varchar,
  	"version_organisation_abn" varchar,
  	"version_organisation_logo_id" integer,
  	"version_organisation_logo_dark_id" integer,
  	"version_organisation_address" varchar,
  	"version_organisation_email" varchar,
  	"version_organisation_phone" varchar,
  	"version_configuration_login_code_only" boolean DEFAULT false,
  	"version_configuration_login_google" boolean DEFAULT false,
  	"version_configuration_signup_ask_date_of_birth" boolean DEFAULT false,
  	"version_configuration_profile_edit_name" boolean DEFAULT false,
  	"version_configuration_profile_edit_date_of_birth" boolean DEFAULT false,
  	"version_configuration_profile_change_date_of_birth" boolean DEFAULT false,
  	"version_configuration_profile_edit_drivers_licence" boolean DEFAULT false,
  	"version_configuration_profile_edit_emergency_contact" boolean DEFAULT false,
  	"version_configuration_profile_edit_company_name" boolean DEFAULT false,
  	"version_configuration_profile_edit_company_phone" boolean DEFAULT false,
  	"version_configuration_profile_edit_trading_name" boolean DEFAULT false,
  	"version_configuration_profile_edit_abn" boolean DEFAULT false,
  	"version_configuration_profile_edit_website" boolean DEFAULT false,
  	"version_configuration_profile_edit_facebook" boolean DEFAULT false,
  	"version_configuration_profile_additional_club_member" boolean DEFAULT false,
  	"version_configuration_profile_manage_addresses" boolean DEFAULT false,
  	"version_configuration_club_additional_member_label" varchar,
  	"version_configuration_payment_to_user_id" numeric DEFAULT 1,
  	"version_configuration_show_back_to_top" boolean DEFAULT true,
  	"version_configuration_list_page_content" boolean DEFAULT true,
  	"version_gst_number" varchar,
  	"version_card_surcharge_percent" numeric,
  	"version_card_surcharge_fixed" numeric,
  	"version_small_rest" "enum__domain_settings_v_version_small_rest" DEFAULT 'keep_credit',
  	"version_retention_mail_days" numeric DEFAULT 90,
  	"version_retention_submission_days" numeric DEFAULT 730,
  	"version_retention_audit_days" numeric DEFAULT 730,
  	"version_facebook" varchar,
  	"version_twitter" varchar,
  	"version_instagram" varchar,
  	"version_linkedin" varchar,
  	"version_youtube" varchar,
  	"version_pinterest" varchar,
  	"version_github" varchar,
  	"version_xing" varchar,
  	"version_skype" varchar,
  	"version_google_analytics_id" varchar,
  	"version_google_tag_manager_id" varchar,
  	"version_facebook_pixel" varchar,
  	"version_matomo_site_url" varchar,
  	"version_matomo_site_id" varchar,
  	"version_changed_by" numeric,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_domain_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "domain_settings" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "domain_settings" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "navigation" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "navigation" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_domain_settings_v" ADD CONSTRAINT "_domain_settings_v_version_favicon_id_media_id_fk" FOREIGN KEY ("version_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_settings_v" ADD CONSTRAINT "_domain_settings_v_version_favicon_dark_id_media_id_fk" FOREIGN KEY ("version_favicon_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_settings_v" ADD CONSTRAINT "_domain_settings_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_settings_v" ADD CONSTRAINT "_domain_settings_v_version_organisation_logo_id_media_id_fk" FOREIGN KEY ("version_organisation_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_settings_v" ADD CONSTRAINT "_domain_settings_v_version_organisation_logo_dark_id_media_id_fk" FOREIGN KEY ("version_organisation_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_domain_settings_v_texts" ADD CONSTRAINT "_domain_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_domain_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_domain_settings_v_version_version_favicon_idx" ON "_domain_settings_v" USING btree ("version_favicon_id");
  CREATE INDEX "_domain_settings_v_version_version_favicon_dark_idx" ON "_domain_settings_v" USING btree ("version_favicon_dark_id");
  CREATE INDEX "_domain_settings_v_version_version_seo_image_idx" ON "_domain_settings_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_domain_settings_v_version_version_organisation_logo_idx" ON "_domain_settings_v" USING btree ("version_organisation_logo_id");
  CREATE INDEX "_domain_settings_v_version_version_organisation_logo_dar_idx" ON "_domain_settings_v" USING btree ("version_organisation_logo_dark_id");
  CREATE INDEX "_domain_settings_v_created_at_idx" ON "_domain_settings_v" USING btree ("created_at");
  CREATE INDEX "_domain_settings_v_updated_at_idx" ON "_domain_settings_v" USING btree ("updated_at");
  CREATE INDEX "_domain_settings_v_texts_order_parent" ON "_domain_settings_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_domain_settings_v" CASCADE;
  DROP TABLE "_domain_settings_v_texts" CASCADE;
  ALTER TABLE "domain_settings" DROP COLUMN "changed_by";
  ALTER TABLE "domain_settings" DROP COLUMN "changed_at";
  ALTER TABLE "navigation" DROP COLUMN "changed_by";
  ALTER TABLE "navigation" DROP COLUMN "changed_at";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_changed_at";
  DROP TYPE "public"."enum__domain_settings_v_version_date_ranges";
  DROP TYPE "public"."enum__domain_settings_v_version_small_rest";`)
}
