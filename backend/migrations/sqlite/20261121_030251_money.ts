import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`form_submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`form_name\` text,
  	\`status\` text DEFAULT 'received' NOT NULL,
  	\`text\` text,
  	\`summary\` text,
  	\`form_id\` integer,
  	\`customer_id\` integer,
  	\`payment_id\` integer,
  	\`answers\` text,
  	\`files\` text,
  	\`sender\` text,
  	\`language\` text,
  	\`caller_key\` text,
  	\`request_hash\` text,
  	\`captcha\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`payment_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_form_idx\` ON \`form_submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_customer_idx\` ON \`form_submissions\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_payment_idx\` ON \`form_submissions\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_caller_key_idx\` ON \`form_submissions\` (\`caller_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_captcha_idx\` ON \`form_submissions\` (\`captcha\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gift_vouchers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`last4\` text,
  	\`amount_cents\` numeric DEFAULT 0 NOT NULL,
  	\`status\` text DEFAULT 'active' NOT NULL,
  	\`expires_on\` text,
  	\`theme_id\` integer,
  	\`buyer_email\` text,
  	\`buyer_id\` integer,
  	\`redeemed_by_id\` integer,
  	\`redeemed_at\` text,
  	\`payment_id\` integer,
  	\`reference\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`redemption\` text,
  	\`language\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`theme_id\`) REFERENCES \`gift_voucher_themes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`buyer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`redeemed_by_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`payment_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gift_vouchers_theme_idx\` ON \`gift_vouchers\` (\`theme_id\`);`)
  await db.run(sql`CREATE INDEX \`gift_vouchers_buyer_idx\` ON \`gift_vouchers\` (\`buyer_id\`);`)
  await db.run(sql`CREATE INDEX \`gift_vouchers_redeemed_by_idx\` ON \`gift_vouchers\` (\`redeemed_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`gift_vouchers_payment_idx\` ON \`gift_vouchers\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`gift_vouchers_reference_idx\` ON \`gift_vouchers\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`gift_vouchers_code_hash_idx\` ON \`gift_vouchers\` (\`code_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`gift_vouchers_redemption_idx\` ON \`gift_vouchers\` (\`redemption\`);`)
  await db.run(sql`CREATE INDEX \`gift_vouchers_updated_at_idx\` ON \`gift_vouchers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gift_vouchers_created_at_idx\` ON \`gift_vouchers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'placed' NOT NULL,
  	\`summary\` text,
  	\`address_text\` text,
  	\`shipping_name\` text,
  	\`note\` text,
  	\`tracking\` text,
  	\`customer_id\` integer,
  	\`subtotal_cents\` numeric DEFAULT 0 NOT NULL,
  	\`discount_cents\` numeric DEFAULT 0 NOT NULL,
  	\`shipping_cents\` numeric DEFAULT 0 NOT NULL,
  	\`surcharge_cents\` numeric DEFAULT 0 NOT NULL,
  	\`credit_cents\` numeric DEFAULT 0 NOT NULL,
  	\`total_cents\` numeric DEFAULT 0 NOT NULL,
  	\`promotion_code\` text,
  	\`promotion_id\` integer,
  	\`shipping_type_id\` integer,
  	\`payment_id\` integer,
  	\`paid_at\` text,
  	\`finished_at\` text,
  	\`stock_held\` integer DEFAULT false,
  	\`lines\` text,
  	\`address\` text,
  	\`payment_type\` text,
  	\`language\` text,
  	\`reference\` text NOT NULL,
  	\`caller_key\` text,
  	\`request_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`promotion_id\`) REFERENCES \`promotion_codes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`shipping_type_id\`) REFERENCES \`shipping_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`payment_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`orders_status_idx\` ON \`orders\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_promotion_idx\` ON \`orders\` (\`promotion_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_shipping_type_idx\` ON \`orders\` (\`shipping_type_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_idx\` ON \`orders\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_reference_idx\` ON \`orders\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_caller_key_idx\` ON \`orders\` (\`caller_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invoices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text NOT NULL,
  	\`kind\` text,
  	\`sequence\` numeric NOT NULL,
  	\`total_cents\` numeric DEFAULT 0 NOT NULL,
  	\`issued_at\` text,
  	\`email\` text,
  	\`customer_id\` integer,
  	\`payment_id\` integer,
  	\`order_id\` integer,
  	\`source\` text NOT NULL,
  	\`document\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`payment_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_number_idx\` ON \`invoices\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`invoices_customer_idx\` ON \`invoices\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`invoices_payment_idx\` ON \`invoices\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`invoices_order_idx\` ON \`invoices\` (\`order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_source_idx\` ON \`invoices\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`invoices_updated_at_idx\` ON \`invoices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invoices_created_at_idx\` ON \`invoices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`purpose\` text,
  	\`status\` text DEFAULT 'open' NOT NULL,
  	\`amount_cents\` numeric DEFAULT 0 NOT NULL,
  	\`surcharge_cents\` numeric DEFAULT 0 NOT NULL,
  	\`description\` text,
  	\`subject\` numeric,
  	\`customer_id\` integer,
  	\`supplier\` numeric DEFAULT 1,
  	\`gateway\` text,
  	\`gateway_reference\` text,
  	\`paid_at\` text,
  	\`fulfilled_at\` text,
  	\`refunded_at\` text,
  	\`refund_wanted\` integer DEFAULT false,
  	\`email\` text,
  	\`language\` text,
  	\`reference\` text NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`caller_key\` text,
  	\`request_hash\` text,
  	\`address\` text,
  	\`return_url\` text,
  	\`details\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payments_status_idx\` ON \`payments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`payments_subject_idx\` ON \`payments\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`payments_customer_idx\` ON \`payments\` (\`customer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_gateway_reference_idx\` ON \`payments\` (\`gateway_reference\`);`)
  await db.run(sql`CREATE INDEX \`payments_fulfilled_at_idx\` ON \`payments\` (\`fulfilled_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_refund_wanted_idx\` ON \`payments\` (\`refund_wanted\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_reference_idx\` ON \`payments\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_token_hash_idx\` ON \`payments\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_caller_key_idx\` ON \`payments\` (\`caller_key\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`credit_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`customer_id\` integer,
  	\`supplier\` numeric DEFAULT 1 NOT NULL,
  	\`cents\` numeric DEFAULT 0 NOT NULL,
  	\`reason\` text,
  	\`reference\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`credit_entries_customer_idx\` ON \`credit_entries\` (\`customer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`credit_entries_reference_idx\` ON \`credit_entries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`credit_entries_updated_at_idx\` ON \`credit_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`credit_entries_created_at_idx\` ON \`credit_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`promotion_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text NOT NULL,
  	\`kind\` text DEFAULT 'percent' NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`min_total\` numeric,
  	\`max_uses\` numeric,
  	\`used\` numeric DEFAULT 0,
  	\`is_enabled\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`promotion_codes_code_idx\` ON \`promotion_codes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`promotion_codes_updated_at_idx\` ON \`promotion_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`promotion_codes_created_at_idx\` ON \`promotion_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shipping_types\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`free_from\` numeric,
  	\`countries\` text,
  	\`postcodes\` text,
  	\`is_pick_up\` integer DEFAULT false,
  	\`is_enabled\` integer DEFAULT true,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`shipping_types_sort_idx\` ON \`shipping_types\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`shipping_types_updated_at_idx\` ON \`shipping_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shipping_types_created_at_idx\` ON \`shipping_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`carts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`session_hash\` text,
  	\`customer_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_session_hash_idx\` ON \`carts\` (\`session_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_customer_idx\` ON \`carts\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_updated_at_idx\` ON \`carts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_created_at_idx\` ON \`carts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`cart_lines\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cart_id\` integer NOT NULL,
  	\`sku\` numeric NOT NULL,
  	\`addons\` text NOT NULL,
  	\`qty\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`cart_id\`) REFERENCES \`carts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cart_lines_cart_idx\` ON \`cart_lines\` (\`cart_id\`);`)
  await db.run(sql`CREATE INDEX \`cart_lines_updated_at_idx\` ON \`cart_lines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cart_lines_created_at_idx\` ON \`cart_lines\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cart_sku_addons_idx\` ON \`cart_lines\` (\`cart_id\`,\`sku\`,\`addons\`);`)
  await db.run(sql`CREATE TABLE \`stock_levels\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`sku\` numeric NOT NULL,
  	\`taken\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stock_levels_sku_idx\` ON \`stock_levels\` (\`sku\`);`)
  await db.run(sql`CREATE INDEX \`stock_levels_updated_at_idx\` ON \`stock_levels\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_levels_created_at_idx\` ON \`stock_levels\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invoice_counters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`last\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invoice_counters_kind_idx\` ON \`invoice_counters\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`invoice_counters_updated_at_idx\` ON \`invoice_counters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invoice_counters_created_at_idx\` ON \`invoice_counters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sandbox_payments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`amount_cents\` numeric DEFAULT 0 NOT NULL,
  	\`purpose\` text,
  	\`return_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sandbox_payments_reference_idx\` ON \`sandbox_payments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_updated_at_idx\` ON \`sandbox_payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_created_at_idx\` ON \`sandbox_payments\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`notify_email\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`is_ticket\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`round_id\` integer REFERENCES rounds(id);`)
  await db.run(sql`CREATE INDEX \`forms_round_idx\` ON \`forms\` (\`round_id\`);`)
  await db.run(sql`ALTER TABLE \`products_skus\` ADD \`counted_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`is_ticket\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`round_id\` integer REFERENCES rounds(id);`)
  await db.run(sql`CREATE INDEX \`products_round_idx\` ON \`products\` (\`round_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v_version_skus\` ADD \`counted_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_is_ticket\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_round_id\` integer REFERENCES rounds(id);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_round_idx\` ON \`_products_v\` (\`version_round_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`promotion_codes_id\` integer REFERENCES promotion_codes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`shipping_types_id\` integer REFERENCES shipping_types(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promotion_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`promotion_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shipping_types_id_idx\` ON \`payload_locked_documents_rels\` (\`shipping_types_id\`);`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`gst_number\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`card_surcharge_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`card_surcharge_fixed\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`form_submissions\`;`)
  await db.run(sql`DROP TABLE \`gift_vouchers\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`invoices\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP TABLE \`credit_entries\`;`)
  await db.run(sql`DROP TABLE \`promotion_codes\`;`)
  await db.run(sql`DROP TABLE \`shipping_types\`;`)
  await db.run(sql`DROP TABLE \`carts\`;`)
  await db.run(sql`DROP TABLE \`cart_lines\`;`)
  await db.run(sql`DROP TABLE \`stock_levels\`;`)
  await db.run(sql`DROP TABLE \`invoice_counters\`;`)
  await db.run(sql`DROP TABLE \`sandbox_payments\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`cost\` numeric DEFAULT 0,
  	\`must_be_logged_on\` integer DEFAULT false,
  	\`use_captcha\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms\`("id", "name", "url", "cost", "must_be_logged_on", "use_captcha", "updated_at", "created_at") SELECT "id", "name", "url", "cost", "must_be_logged_on", "use_captcha", "updated_at", "created_at" FROM \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms\` RENAME TO \`forms\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_url_idx\` ON \`forms\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`blurb\` text,
  	\`content\` text,
  	\`brand\` text,
  	\`badge\` text,
  	\`price\` numeric,
  	\`old_price\` numeric,
  	\`video_id\` integer,
  	\`size_chart_image_id\` integer,
  	\`title\` text,
  	\`meta_description\` text,
  	\`slug\` text,
  	\`primary_group_id\` integer,
  	\`is_new\` integer DEFAULT false,
  	\`is_on_special\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`size_chart_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`primary_group_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "name", "blurb", "content", "brand", "badge", "price", "old_price", "video_id", "size_chart_image_id", "title", "meta_description", "slug", "primary_group_id", "is_new", "is_on_special", "updated_at", "created_at", "_status") SELECT "id", "name", "blurb", "content", "brand", "badge", "price", "old_price", "video_id", "size_chart_image_id", "title", "meta_description", "slug", "primary_group_id", "is_new", "is_on_special", "updated_at", "created_at", "_status" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`CREATE INDEX \`products_price_idx\` ON \`products\` (\`price\`);`)
  await db.run(sql`CREATE INDEX \`products_video_idx\` ON \`products\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`products_size_chart_image_idx\` ON \`products\` (\`size_chart_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_primary_group_idx\` ON \`products\` (\`primary_group_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_blurb\` text,
  	\`version_content\` text,
  	\`version_brand\` text,
  	\`version_badge\` text,
  	\`version_price\` numeric,
  	\`version_old_price\` numeric,
  	\`version_video_id\` integer,
  	\`version_size_chart_image_id\` integer,
  	\`version_title\` text,
  	\`version_meta_description\` text,
  	\`version_slug\` text,
  	\`version_primary_group_id\` integer,
  	\`version_is_new\` integer DEFAULT false,
  	\`version_is_on_special\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_size_chart_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_primary_group_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_name", "version_blurb", "version_content", "version_brand", "version_badge", "version_price", "version_old_price", "version_video_id", "version_size_chart_image_id", "version_title", "version_meta_description", "version_slug", "version_primary_group_id", "version_is_new", "version_is_on_special", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_blurb", "version_content", "version_brand", "version_badge", "version_price", "version_old_price", "version_video_id", "version_size_chart_image_id", "version_title", "version_meta_description", "version_slug", "version_primary_group_id", "version_is_new", "version_is_on_special", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_price_idx\` ON \`_products_v\` (\`version_price\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_video_idx\` ON \`_products_v\` (\`version_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_size_chart_image_idx\` ON \`_products_v\` (\`version_size_chart_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_primary_group_idx\` ON \`_products_v\` (\`version_primary_group_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`row_pages_id\` integer,
  	\`groups_id\` integer,
  	\`links_id\` integer,
  	\`forms_id\` integer,
  	\`faqs_id\` integer,
  	\`snippets_id\` integer,
  	\`redirects_id\` integer,
  	\`sitemap_overrides_id\` integer,
  	\`articles_id\` integer,
  	\`microblog_posts_id\` integer,
  	\`podcast_channels_id\` integer,
  	\`podcast_episodes_id\` integer,
  	\`series_id\` integer,
  	\`rounds_id\` integer,
  	\`results_id\` integer,
  	\`venues_id\` integer,
  	\`categories_id\` integer,
  	\`drivers_id\` integer,
  	\`competitor_links_id\` integer,
  	\`sponsors_id\` integer,
  	\`persons_id\` integer,
  	\`testimonials_id\` integer,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`photos_id\` integer,
  	\`slides_id\` integer,
  	\`galleries_id\` integer,
  	\`videos_id\` integer,
  	\`products_id\` integer,
  	\`gift_voucher_themes_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`row_pages_id\`) REFERENCES \`row_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`links_id\`) REFERENCES \`links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`snippets_id\`) REFERENCES \`snippets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sitemap_overrides_id\`) REFERENCES \`sitemap_overrides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`microblog_posts_id\`) REFERENCES \`microblog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`podcast_channels_id\`) REFERENCES \`podcast_channels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`podcast_episodes_id\`) REFERENCES \`podcast_episodes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rounds_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`results_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`venues_id\`) REFERENCES \`venues\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`drivers_id\`) REFERENCES \`drivers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`competitor_links_id\`) REFERENCES \`competitor_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sponsors_id\`) REFERENCES \`sponsors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`persons_id\`) REFERENCES \`persons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`photos_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`galleries_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gift_voucher_themes_id\`) REFERENCES \`gift_voucher_themes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "row_pages_id", "groups_id", "links_id", "forms_id", "faqs_id", "snippets_id", "redirects_id", "sitemap_overrides_id", "articles_id", "microblog_posts_id", "podcast_channels_id", "podcast_episodes_id", "series_id", "rounds_id", "results_id", "venues_id", "categories_id", "drivers_id", "competitor_links_id", "sponsors_id", "persons_id", "testimonials_id", "media_id", "files_id", "photos_id", "slides_id", "galleries_id", "videos_id", "products_id", "gift_voucher_themes_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "row_pages_id", "groups_id", "links_id", "forms_id", "faqs_id", "snippets_id", "redirects_id", "sitemap_overrides_id", "articles_id", "microblog_posts_id", "podcast_channels_id", "podcast_episodes_id", "series_id", "rounds_id", "results_id", "venues_id", "categories_id", "drivers_id", "competitor_links_id", "sponsors_id", "persons_id", "testimonials_id", "media_id", "files_id", "photos_id", "slides_id", "galleries_id", "videos_id", "products_id", "gift_voucher_themes_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_row_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`row_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_links_id_idx\` ON \`payload_locked_documents_rels\` (\`links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_snippets_id_idx\` ON \`payload_locked_documents_rels\` (\`snippets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sitemap_overrides_id_idx\` ON \`payload_locked_documents_rels\` (\`sitemap_overrides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_microblog_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`microblog_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_podcast_channels_id_idx\` ON \`payload_locked_documents_rels\` (\`podcast_channels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_podcast_episodes_id_idx\` ON \`payload_locked_documents_rels\` (\`podcast_episodes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_series_id_idx\` ON \`payload_locked_documents_rels\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rounds_id_idx\` ON \`payload_locked_documents_rels\` (\`rounds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_results_id_idx\` ON \`payload_locked_documents_rels\` (\`results_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_venues_id_idx\` ON \`payload_locked_documents_rels\` (\`venues_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_drivers_id_idx\` ON \`payload_locked_documents_rels\` (\`drivers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_competitor_links_id_idx\` ON \`payload_locked_documents_rels\` (\`competitor_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sponsors_id_idx\` ON \`payload_locked_documents_rels\` (\`sponsors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_persons_id_idx\` ON \`payload_locked_documents_rels\` (\`persons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_galleries_id_idx\` ON \`payload_locked_documents_rels\` (\`galleries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gift_voucher_themes_id_idx\` ON \`payload_locked_documents_rels\` (\`gift_voucher_themes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`products_skus\` DROP COLUMN \`counted_at\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_skus\` DROP COLUMN \`counted_at\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`gst_number\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`card_surcharge_percent\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`card_surcharge_fixed\`;`)
}
