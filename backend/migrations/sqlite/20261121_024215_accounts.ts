import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`customers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`mobile_phone\` text,
  	\`date_of_birth\` text,
  	\`additional_club_member\` text,
  	\`emergency_contact_name\` text,
  	\`emergency_contact_phone\` text,
  	\`drivers_licence_number\` text,
  	\`drivers_licence_expiry\` text,
  	\`drivers_licence_state_of_issue_id\` numeric,
  	\`photo_id\` integer,
  	\`company_name\` text,
  	\`company_phone\` text,
  	\`trading_name\` text,
  	\`abn\` text,
  	\`website\` text,
  	\`facebook_link\` text,
  	\`current_address_id\` integer,
  	\`language\` text,
  	\`is_verified\` integer DEFAULT false,
  	\`is_admin\` integer DEFAULT false,
  	\`has_password\` integer DEFAULT false,
  	\`last_sign_in\` text,
  	\`password_hash\` text,
  	\`google_subject\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`customer_photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`current_address_id\`) REFERENCES \`addresses\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_email_idx\` ON \`customers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`customers_photo_idx\` ON \`customers\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`customers_current_address_idx\` ON \`customers\` (\`current_address_id\`);`)
  await db.run(sql`CREATE INDEX \`customers_updated_at_idx\` ON \`customers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_created_at_idx\` ON \`customers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`customer_id\` integer NOT NULL,
  	\`display_name\` text,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`company\` text,
  	\`street_address\` text NOT NULL,
  	\`street_address_1\` text,
  	\`postcode\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`state\` text,
  	\`country\` text,
  	\`enabled\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`addresses_customer_idx\` ON \`addresses\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`addresses_updated_at_idx\` ON \`addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`addresses_created_at_idx\` ON \`addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hash\` text,
  	\`placeholder\` text,
  	\`has_alpha\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_photos_hash_idx\` ON \`customer_photos\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`customer_photos_updated_at_idx\` ON \`customer_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_photos_created_at_idx\` ON \`customer_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_photos_filename_idx\` ON \`customer_photos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`customer_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`family\` text NOT NULL,
  	\`customer_id\` integer NOT NULL,
  	\`fingerprint_hash\` text NOT NULL,
  	\`current_hash\` text NOT NULL,
  	\`previous_hash\` text,
  	\`rotated_at\` text,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_sessions_family_idx\` ON \`customer_sessions\` (\`family\`);`)
  await db.run(sql`CREATE INDEX \`customer_sessions_customer_idx\` ON \`customer_sessions\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_sessions_expires_at_idx\` ON \`customer_sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_sessions_updated_at_idx\` ON \`customer_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_sessions_created_at_idx\` ON \`customer_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`one_time_secrets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`customer_id\` integer,
  	\`secret_hash\` text,
  	\`code_hash\` text,
  	\`fingerprint_hash\` text,
  	\`code_challenge\` text,
  	\`redirect_uri\` text,
  	\`tries\` numeric DEFAULT 0,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`one_time_secrets_customer_idx\` ON \`one_time_secrets\` (\`customer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`one_time_secrets_secret_hash_idx\` ON \`one_time_secrets\` (\`secret_hash\`);`)
  await db.run(sql`CREATE INDEX \`one_time_secrets_expires_at_idx\` ON \`one_time_secrets\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_secrets_updated_at_idx\` ON \`one_time_secrets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_secrets_created_at_idx\` ON \`one_time_secrets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails_attachments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`filename\` text NOT NULL,
  	\`content_type\` text NOT NULL,
  	\`file\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_attachments_order_idx\` ON \`mails_attachments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mails_attachments_parent_id_idx\` ON \`mails_attachments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text,
  	\`html\` text,
  	\`status\` text DEFAULT 'queued' NOT NULL,
  	\`attempts\` numeric DEFAULT 0,
  	\`last_error\` text,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`key\` text NOT NULL,
  	\`template\` text,
  	\`language\` text,
  	\`is_secret\` integer DEFAULT false,
  	\`worthless_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_to_idx\` ON \`mails\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`mails_status_idx\` ON \`mails\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_attempt_at_idx\` ON \`mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_key_idx\` ON \`mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`domain_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`domain_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`domain_settings_texts_order_parent\` ON \`domain_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_login_code_only\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_login_google\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_signup_ask_date_of_birth\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_name\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_date_of_birth\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_change_date_of_birth\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_drivers_licence\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_emergency_contact\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_company_name\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_company_phone\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_trading_name\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_abn\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_website\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_edit_facebook\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_additional_club_member\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_profile_manage_addresses\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_club_additional_member_label\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_payment_to_user_id\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_show_back_to_top\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`configuration_list_page_content\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`addresses\`;`)
  await db.run(sql`DROP TABLE \`customer_photos\`;`)
  await db.run(sql`DROP TABLE \`customer_sessions\`;`)
  await db.run(sql`DROP TABLE \`one_time_secrets\`;`)
  await db.run(sql`DROP TABLE \`mails_attachments\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`domain_settings_texts\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_login_code_only\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_login_google\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_signup_ask_date_of_birth\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_name\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_date_of_birth\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_change_date_of_birth\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_drivers_licence\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_emergency_contact\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_company_name\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_company_phone\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_trading_name\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_abn\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_website\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_edit_facebook\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_additional_club_member\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_profile_manage_addresses\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_club_additional_member_label\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_payment_to_user_id\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_show_back_to_top\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`configuration_list_page_content\`;`)
}
