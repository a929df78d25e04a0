import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_domain_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_name\` text NOT NULL,
  	\`version_url\` text,
  	\`version_theme_colour\` text,
  	\`version_dark_theme_colour\` text,
  	\`version_favicon_id\` integer,
  	\`version_favicon_dark_id\` integer,
  	\`version_date_ranges\` text DEFAULT 'local',
  	\`version_ecommerce_enabled\` integer DEFAULT false,
  	\`version_tickets_on_sale\` integer DEFAULT false,
  	\`version_cms_url\` text,
  	\`version_second_person_publishes\` integer DEFAULT false,
  	\`version_admins_need_second_factor\` integer DEFAULT false,
  	\`version_seo_title_prefix\` text,
  	\`version_seo_title_suffix\` text,
  	\`version_seo_title\` text,
  	\`version_seo_meta_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_google_site_verification\` text,
  	\`version_bing_site_verification\` text,
  	\`version_pinterest_site_verification\` text,
  	\`version_facebook_domain_verification\` text,
  	\`version_organisation_name\` text,
  	\`version_organisation_abn\` text,
  	\`version_organisation_logo_id\` integer,
  	\`version_organisation_logo_dark_id\` integer,
  	\`version_organisation_address\` text,
  	\`version_organisation_email\` text,
  	\`version_organisation_phone\` text,
  	\`version_configuration_login_code_only\` integer DEFAULT false,
  	\`version_configuration_login_google\` integer DEFAULT false,
  	\`version_configuration_signup_ask_date_of_birth\` integer DEFAULT false,
  	\`version_configuration_profile_edit_name\` integer DEFAULT false,
  	\`version_configuration_profile_edit_date_of_birth\` integer DEFAULT false,
  	\`version_configuration_profile_change_date_of_birth\` integer DEFAULT false,
  	\`version_configuration_profile_edit_drivers_licence\` integer DEFAULT false,
  	\`version_configuration_profile_edit_emergency_contact\` integer DEFAULT false,
  	\`version_configuration_profile_edit_company_name\` integer DEFAULT false,
  	\`version_configuration_profile_edit_company_phone\` integer DEFAULT false,
  	\`version_configuration_profile_edit_trading_name\` integer DEFAULT false,
  	\`version_configuration_profile_edit_abn\` integer DEFAULT false,
  	\`version_configuration_profile_edit_website\` integer DEFAULT false,
  	\`version_configuration_profile_edit_facebook\` integer DEFAULT false,
  	\`version_configuration_profile_additional_club_member\` integer DEFAULT false,
  	\`version_configuration_profile_manage_addresses\` integer DEFAULT false,
  	\`version_configuration_club_additional_member_label\` text,
  	\`version_configuration_payment_to_user_id\` numeric DEFAULT 1,
  	\`version_configuration_show_back_to_top\` integer DEFAULT true,
  	\`version_configuration_list_page_content\` integer DEFAULT true,
  	\`version_gst_number\` text,
  	\`version_card_surcharge_percent\` numeric,
  	\`version_card_surcharge_fixed\` numeric,
  	\`version_small_rest\` text DEFAULT 'keep_credit',
  	\`version_retention_mail_days\` numeric DEFAULT 90,
  	\`version_retention_submission_days\` numeric DEFAULT 730,
  	\`version_retention_audit_days\` numeric DEFAULT 730,
  	\`version_facebook\` text,
  	\`version_twitter\` text,
  	\`version_instagram\` text,
  	\`version_linkedin\` text,
  	\`version_youtube\` text,
  	\`version_pinterest\` text,
  	\`version_github\` text,
  	\`version_xing\` text,
  	\`version_skype\` text,
  	\`version_google_analytics_id\` text,
  	\`version_google_tag_manager_id\` text,
  	\`version_facebook_pixel\` text,
  	\`version_matomo_site_url\` text,
  	\`version_matomo_site_id\` text,
  	\`version_changed_by\` numeric,
  	\`version_changed_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_favicon_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_organisation_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_organisation_logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_domain_settings_v_version_version_favicon_idx\` ON \`_domain_settings_v\` (\`version_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_settings_v_version_version_favicon_dark_idx\` ON \`_domain_settings_v\` (\`version_favicon_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_settings_v_version_version_seo_image_idx\` ON \`_domain_settings_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_settings_v_version_version_organisation_logo_idx\` ON \`_domain_settings_v\` (\`version_organisation_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_settings_v_version_version_organisation_logo_dar_idx\` ON \`_domain_settings_v\` (\`version_organisation_logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_domain_settings_v_created_at_idx\` ON \`_domain_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_domain_settings_v_updated_at_idx\` ON \`_domain_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_domain_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_domain_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_domain_settings_v_texts_order_parent\` ON \`_domain_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`version_changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` ADD \`version_changed_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_domain_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_domain_settings_v_texts\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v\` DROP COLUMN \`version_changed_at\`;`)
}
