import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`form_replies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`submission_id\` integer,
  	\`text\` text,
  	\`to\` text,
  	\`account\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`submission_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_replies_submission_idx\` ON \`form_replies\` (\`submission_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_replies_key_idx\` ON \`form_replies\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`form_replies_updated_at_idx\` ON \`form_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_replies_created_at_idx\` ON \`form_replies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`categories_class_colours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`colour\` text NOT NULL,
  	\`dark_colour\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_class_colours_order_idx\` ON \`categories_class_colours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`categories_class_colours_parent_id_idx\` ON \`categories_class_colours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`refunds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text NOT NULL,
  	\`status\` text DEFAULT 'owed',
  	\`amount_cents\` numeric DEFAULT 0 NOT NULL,
  	\`card_cents\` numeric DEFAULT 0 NOT NULL,
  	\`credit_cents\` numeric DEFAULT 0 NOT NULL,
  	\`tax_cents\` numeric DEFAULT 0 NOT NULL,
  	\`reason\` text,
  	\`cancelled\` text,
  	\`invoice_id\` integer,
  	\`order_id\` integer,
  	\`payment_id\` integer,
  	\`customer_id\` integer,
  	\`kind\` text,
  	\`gateway\` text,
  	\`account\` text,
  	\`requested_at\` text,
  	\`done_at\` text,
  	\`last_error\` text,
  	\`next_try_at\` text,
  	\`tries\` numeric DEFAULT 0,
  	\`finished_at\` text,
  	\`items\` text,
  	\`press\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`invoice_id\`) REFERENCES \`invoices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`payment_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_number_idx\` ON \`refunds\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`refunds_invoice_idx\` ON \`refunds\` (\`invoice_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_order_idx\` ON \`refunds\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_payment_idx\` ON \`refunds\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_customer_idx\` ON \`refunds\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`refunds_requested_at_idx\` ON \`refunds\` (\`requested_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_finished_at_idx\` ON \`refunds\` (\`finished_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refunds_press_idx\` ON \`refunds\` (\`press\`);`)
  await db.run(sql`CREATE INDEX \`refunds_updated_at_idx\` ON \`refunds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refunds_created_at_idx\` ON \`refunds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sandbox_refunds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`payment\` text NOT NULL,
  	\`amount_cents\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sandbox_refunds_reference_idx\` ON \`sandbox_refunds\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_refunds_payment_idx\` ON \`sandbox_refunds\` (\`payment\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_refunds_updated_at_idx\` ON \`sandbox_refunds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_refunds_created_at_idx\` ON \`sandbox_refunds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`model\` text NOT NULL,
  	\`document_id\` numeric NOT NULL,
  	\`block_id\` text,
  	\`block_name\` text,
  	\`thread\` numeric,
  	\`text\` text NOT NULL,
  	\`author\` numeric NOT NULL,
  	\`resolved_by\` numeric,
  	\`resolved_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_model_idx\` ON \`comments\` (\`model\`);`)
  await db.run(sql`CREATE INDEX \`comments_thread_idx\` ON \`comments\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`comments_updated_at_idx\` ON \`comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`comments_created_at_idx\` ON \`comments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`model\` text NOT NULL,
  	\`document_id\` numeric NOT NULL,
  	\`state\` text,
  	\`author\` numeric NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`note\` text,
  	\`reviewer\` numeric,
  	\`reason\` text,
  	\`answered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_key_idx\` ON \`reviews\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigation_header_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_header_labels_order_idx\` ON \`navigation_header_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_header_labels_parent_id_idx\` ON \`navigation_header_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_header_below_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_header_below\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_header_below_labels_order_idx\` ON \`navigation_header_below_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_header_below_labels_parent_id_idx\` ON \`navigation_header_below_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_header_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`leads_to\` text DEFAULT 'page',
  	\`screen\` text,
  	\`address\` text,
  	\`label\` text,
  	\`word\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_header_below_order_idx\` ON \`navigation_header_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_header_below_parent_id_idx\` ON \`navigation_header_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`leads_to\` text DEFAULT 'page',
  	\`screen\` text,
  	\`address\` text,
  	\`label\` text,
  	\`word\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_header_order_idx\` ON \`navigation_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_header_parent_id_idx\` ON \`navigation_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_shortcuts_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_shortcuts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_shortcuts_labels_order_idx\` ON \`navigation_shortcuts_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_shortcuts_labels_parent_id_idx\` ON \`navigation_shortcuts_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_shortcuts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`leads_to\` text DEFAULT 'page',
  	\`screen\` text,
  	\`address\` text,
  	\`label\` text,
  	\`word\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_shortcuts_order_idx\` ON \`navigation_shortcuts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_shortcuts_parent_id_idx\` ON \`navigation_shortcuts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_labels_order_idx\` ON \`navigation_footer_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_labels_parent_id_idx\` ON \`navigation_footer_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_labels_order_idx\` ON \`navigation_footer_links_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_labels_parent_id_idx\` ON \`navigation_footer_links_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`leads_to\` text DEFAULT 'page',
  	\`screen\` text,
  	\`address\` text,
  	\`label\` text,
  	\`word\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_order_idx\` ON \`navigation_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_parent_id_idx\` ON \`navigation_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`word\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_order_idx\` ON \`navigation_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_parent_id_idx\` ON \`navigation_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_social\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_social_order_idx\` ON \`navigation_social\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_social_parent_idx\` ON \`navigation_social\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_notice_texts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_notice_texts_order_idx\` ON \`navigation_notice_texts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_notice_texts_parent_id_idx\` ON \`navigation_notice_texts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`notice_text\` text,
  	\`notice_kind\` text DEFAULT 'info',
  	\`notice_dismissible\` integer DEFAULT true,
  	\`notice_from\` text,
  	\`notice_until\` text,
  	\`notice_link_leads_to\` text DEFAULT 'nothing',
  	\`notice_link_screen\` text,
  	\`notice_link_address\` text,
  	\`notice_link_label\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`navigation_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`row_pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`row_pages_id\`) REFERENCES \`row_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_rels_order_idx\` ON \`navigation_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_rels_parent_idx\` ON \`navigation_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_rels_path_idx\` ON \`navigation_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`navigation_rels_pages_id_idx\` ON \`navigation_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_rels_row_pages_id_idx\` ON \`navigation_rels\` (\`row_pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_header_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_header_labels_order_idx\` ON \`_navigation_v_version_header_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_header_labels_parent_id_idx\` ON \`_navigation_v_version_header_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_header_below_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_header_below\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_header_below_labels_order_idx\` ON \`_navigation_v_version_header_below_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_header_below_labels_parent_id_idx\` ON \`_navigation_v_version_header_below_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_header_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`leads_to\` text DEFAULT 'page',
  	\`screen\` text,
  	\`address\` text,
  	\`label\` text,
  	\`word\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_header_below_order_idx\` ON \`_navigation_v_version_header_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_header_below_parent_id_idx\` ON \`_navigation_v_version_header_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`leads_to\` text DEFAULT 'page',
  	\`screen\` text,
  	\`address\` text,
  	\`label\` text,
  	\`word\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_header_order_idx\` ON \`_navigation_v_version_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_header_parent_id_idx\` ON \`_navigation_v_version_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_shortcuts_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_shortcuts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_shortcuts_labels_order_idx\` ON \`_navigation_v_version_shortcuts_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_shortcuts_labels_parent_id_idx\` ON \`_navigation_v_version_shortcuts_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_shortcuts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`leads_to\` text DEFAULT 'page',
  	\`screen\` text,
  	\`address\` text,
  	\`label\` text,
  	\`word\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_shortcuts_order_idx\` ON \`_navigation_v_version_shortcuts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_shortcuts_parent_id_idx\` ON \`_navigation_v_version_shortcuts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_labels_order_idx\` ON \`_navigation_v_version_footer_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_labels_parent_id_idx\` ON \`_navigation_v_version_footer_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_links_labels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_labels_order_idx\` ON \`_navigation_v_version_footer_links_labels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_labels_parent_id_idx\` ON \`_navigation_v_version_footer_links_labels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`leads_to\` text DEFAULT 'page',
  	\`screen\` text,
  	\`address\` text,
  	\`label\` text,
  	\`word\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_order_idx\` ON \`_navigation_v_version_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_parent_id_idx\` ON \`_navigation_v_version_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`word\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_order_idx\` ON \`_navigation_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_parent_id_idx\` ON \`_navigation_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_social\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_social_order_idx\` ON \`_navigation_v_version_social\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_social_parent_idx\` ON \`_navigation_v_version_social\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_notice_texts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text,
  	\`text\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_notice_texts_order_idx\` ON \`_navigation_v_version_notice_texts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_notice_texts_parent_id_idx\` ON \`_navigation_v_version_notice_texts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_notice_text\` text,
  	\`version_notice_kind\` text DEFAULT 'info',
  	\`version_notice_dismissible\` integer DEFAULT true,
  	\`version_notice_from\` text,
  	\`version_notice_until\` text,
  	\`version_notice_link_leads_to\` text DEFAULT 'nothing',
  	\`version_notice_link_screen\` text,
  	\`version_notice_link_address\` text,
  	\`version_notice_link_label\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_autosave_idx\` ON \`_navigation_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`row_pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`row_pages_id\`) REFERENCES \`row_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_rels_order_idx\` ON \`_navigation_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_rels_parent_idx\` ON \`_navigation_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_rels_path_idx\` ON \`_navigation_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_rels_pages_id_idx\` ON \`_navigation_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_rels_row_pages_id_idx\` ON \`_navigation_v_rels\` (\`row_pages_id\`);`)
  await db.run(sql`CREATE TABLE \`waiting_room\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_open\` integer DEFAULT false,
  	\`places\` numeric DEFAULT 50 NOT NULL,
  	\`turn_minutes\` numeric DEFAULT 10 NOT NULL,
  	\`sale_starts\` text,
  	\`opened_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`waiting_room_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`waiting_room\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`waiting_room_rels_order_idx\` ON \`waiting_room_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`waiting_room_rels_parent_idx\` ON \`waiting_room_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`waiting_room_rels_path_idx\` ON \`waiting_room_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`waiting_room_rels_products_id_idx\` ON \`waiting_room_rels\` (\`products_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`row_pages\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`row_pages\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`groups\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`groups\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`links\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`links\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`forms_data_values\` ADD \`price\` numeric;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`help\` text;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`price\` numeric;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`multiplies\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`counts_places\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`min_length\` numeric;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`max_length\` numeric;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`earliest\` text;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`latest\` text;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`max_files\` numeric;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`only_if\` text;`)
  await db.run(sql`ALTER TABLE \`forms_data\` ADD \`only_if_value\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`confirmation\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`confirm_by_email\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`places\` numeric;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`opens_at\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`closes_at\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`handling\` text DEFAULT 'new';`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`notes\` text;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`places\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`lines\` text;`)
  await db.run(sql`CREATE INDEX \`form_submissions_handling_idx\` ON \`form_submissions\` (\`handling\`);`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`snippets\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`snippets\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`sitemap_overrides\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`sitemap_overrides\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`seo_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`share_picture\` text DEFAULT 'article';`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`share_image_id\` integer REFERENCES media(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`round_id\` integer REFERENCES rounds(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`writer_id\` integer REFERENCES persons(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`changed_at\` text;`)
  await db.run(sql`CREATE INDEX \`articles_share_image_idx\` ON \`articles\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_round_idx\` ON \`articles\` (\`round_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_writer_idx\` ON \`articles\` (\`writer_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_seo_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_share_picture\` text DEFAULT 'article';`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_share_image_id\` integer REFERENCES media(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_round_id\` integer REFERENCES rounds(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_writer_id\` integer REFERENCES persons(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_changed_at\` text;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_share_image_idx\` ON \`_articles_v\` (\`version_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_round_idx\` ON \`_articles_v\` (\`version_round_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_writer_idx\` ON \`_articles_v\` (\`version_writer_id\`);`)
  await db.run(sql`ALTER TABLE \`microblog_posts\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`microblog_posts\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_microblog_posts_v\` ADD \`version_changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_microblog_posts_v\` ADD \`version_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`podcast_channels\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`podcast_channels\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`podcast_episodes\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`podcast_episodes\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_podcast_episodes_v\` ADD \`version_changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_podcast_episodes_v\` ADD \`version_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`series\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`series\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`rounds\` ADD \`gallery_id\` integer REFERENCES galleries(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`rounds\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`rounds\` ADD \`changed_at\` text;`)
  await db.run(sql`CREATE INDEX \`rounds_gallery_idx\` ON \`rounds\` (\`gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` ADD \`version_gallery_id\` integer REFERENCES galleries(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` ADD \`version_changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` ADD \`version_changed_at\` text;`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_gallery_idx\` ON \`_rounds_v\` (\`version_gallery_id\`);`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`championships\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`championships\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`scorings\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`scorings\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`venues\` ADD \`corner_names\` text;`)
  await db.run(sql`ALTER TABLE \`venues\` ADD \`lap_record_time\` text;`)
  await db.run(sql`ALTER TABLE \`venues\` ADD \`lap_record_driver\` text;`)
  await db.run(sql`ALTER TABLE \`venues\` ADD \`lap_record_car\` text;`)
  await db.run(sql`ALTER TABLE \`venues\` ADD \`lap_record_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`venues\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`venues\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`drivers\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`drivers\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`competitor_links\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`competitor_links\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`sponsors\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`sponsors\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`persons\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`persons\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`caption\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`credit\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_downloadable\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`files\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`gift_voucher_themes\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`gift_voucher_themes\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`tickets_cents\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`shipping_cents\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`discount_cents\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`surcharge_cents\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`credit_cents\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`tax_cents\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`invoices_issued_at_idx\` ON \`invoices\` (\`issued_at\`);`)
  await db.run(sql`ALTER TABLE \`ticket_scans\` ADD \`refund_id\` integer REFERENCES refunds(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`ticket_scans_refund_idx\` ON \`ticket_scans\` (\`refund_id\`);`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`difference\` text;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`compared_at\` text;`)
  await db.run(sql`CREATE INDEX \`payments_compared_at_idx\` ON \`payments\` (\`compared_at\`);`)
  await db.run(sql`ALTER TABLE \`promotion_codes\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`promotion_codes\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`shipping_types\` ADD \`changed_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`shipping_types\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`second_person_publishes\` integer DEFAULT false;`)
  // What was submitted before there was this mark needs no looking through.
  await db.run(sql`UPDATE form_submissions SET handling = 'done';`)
  // What invoices already say, in columns of their own; and the ledger's entries for orders that were refunded before there was a ledger.
  await db.run(sql`UPDATE invoices SET shipping_cents = COALESCE(json_extract(document, '$.shipping'), 0),
    discount_cents = COALESCE(json_extract(document, '$.discount'), 0), surcharge_cents = COALESCE(json_extract(document, '$.surcharge'), 0),
    credit_cents = COALESCE(json_extract(document, '$.credit'), 0), tax_cents = COALESCE(json_extract(document, '$.tax'), 0);`)
  await db.run(sql`UPDATE invoices SET tickets_cents = COALESCE((SELECT SUM(json_extract(line.value, '$.cents'))
    FROM orders, json_each(orders.lines) AS line WHERE orders.id = invoices.order_id AND json_extract(line.value, '$.is_ticket')), 0)
    WHERE order_id IS NOT NULL;`)
  await db.run(sql`INSERT INTO refunds (number, status, amount_cents, card_cents, credit_cents, tax_cents, reason, cancelled, invoice_id, order_id,
    payment_id, customer_id, kind, gateway, account, requested_at, done_at, finished_at, items, press)
    SELECT i.number || '-R1', 'done', i.total_cents, i.total_cents - o.credit_cents, o.credit_cents, i.tax_cents, 'The order was refunded.',
      o.summary, i.id, o.id, i.payment_id, i.customer_id, i.kind, p.gateway, '', COALESCE(p.refunded_at, o.updated_at),
      COALESCE(p.refunded_at, o.updated_at), COALESCE(p.refunded_at, o.updated_at), '["*"]', 'order-refunded:' || o.id
    FROM invoices i JOIN orders o ON o.id = i.order_id LEFT JOIN payments p ON p.id = i.payment_id
    WHERE o.status = 'refunded' AND i.total_cents > 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // What only this version says, in the words of the release before.
  await db.run(sql`UPDATE \`form_submissions\` SET \`status\` = 'unpaid' WHERE \`status\` IN ('cancelled', 'test');`)
  await db.run(sql`UPDATE \`ticket_scans\` SET \`outcome\` = 'void' WHERE \`outcome\` = 'cancelled';`)
  await db.run(sql`UPDATE \`credit_entries\` SET \`reason\` = 'order_returned' WHERE \`reason\` = 'refund';`)
  await db.run(sql`UPDATE \`users\` SET \`role\` = 'gate' WHERE \`role\` = 'shop';`)
  await db.run(sql`UPDATE \`audit_entries\` SET \`action\` = 'published' WHERE \`action\` = 'published-alone';`)
  await db.run(sql`UPDATE \`audit_entries\` SET \`action\` = 'updated' WHERE \`action\` IN ('marked-ready', 'sent-back');`)
  await db.run(sql`DROP TABLE \`form_replies\`;`)
  await db.run(sql`DROP TABLE \`categories_class_colours\`;`)
  await db.run(sql`DROP TABLE \`refunds\`;`)
  await db.run(sql`DROP TABLE \`sandbox_refunds\`;`)
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`navigation_header_labels\`;`)
  await db.run(sql`DROP TABLE \`navigation_header_below_labels\`;`)
  await db.run(sql`DROP TABLE \`navigation_header_below\`;`)
  await db.run(sql`DROP TABLE \`navigation_header\`;`)
  await db.run(sql`DROP TABLE \`navigation_shortcuts_labels\`;`)
  await db.run(sql`DROP TABLE \`navigation_shortcuts\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_labels\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links_labels\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer\`;`)
  await db.run(sql`DROP TABLE \`navigation_social\`;`)
  await db.run(sql`DROP TABLE \`navigation_notice_texts\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`navigation_rels\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_header_labels\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_header_below_labels\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_header_below\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_header\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_shortcuts_labels\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_shortcuts\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_labels\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_links_labels\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_notice_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_rels\`;`)
  await db.run(sql`DROP TABLE \`waiting_room\`;`)
  await db.run(sql`DROP TABLE \`waiting_room_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`blurb\` text,
  	\`image_id\` integer,
  	\`content\` text,
  	\`url\` text,
  	\`group_id\` integer,
  	\`display_start_time\` text,
  	\`author\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`group_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "name", "blurb", "image_id", "content", "url", "group_id", "display_start_time", "author", "updated_at", "created_at", "_status") SELECT "id", "name", "blurb", "image_id", "content", "url", "group_id", "display_start_time", "author", "updated_at", "created_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`articles_image_idx\` ON \`articles\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_url_idx\` ON \`articles\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`articles_group_idx\` ON \`articles\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_display_start_time_idx\` ON \`articles\` (\`display_start_time\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_blurb\` text,
  	\`version_image_id\` integer,
  	\`version_content\` text,
  	\`version_url\` text,
  	\`version_group_id\` integer,
  	\`version_display_start_time\` text,
  	\`version_author\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_group_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_name", "version_blurb", "version_image_id", "version_content", "version_url", "version_group_id", "version_display_start_time", "version_author", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_blurb", "version_image_id", "version_content", "version_url", "version_group_id", "version_display_start_time", "version_author", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_image_idx\` ON \`_articles_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_url_idx\` ON \`_articles_v\` (\`version_url\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_group_idx\` ON \`_articles_v\` (\`version_group_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_display_start_time_idx\` ON \`_articles_v\` (\`version_display_start_time\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_rounds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`start_date\` text,
  	\`end_date\` text,
  	\`venue_id\` integer,
  	\`series_id\` integer,
  	\`round_status\` text DEFAULT 'scheduled',
  	\`status_note\` text,
  	\`previous_start_date\` text,
  	\`content\` text,
  	\`banner_id\` integer,
  	\`background_id\` integer,
  	\`spectator_purchase_link\` text,
  	\`external_info_link\` text,
  	\`broadcast_link\` text,
  	\`banner_link\` text,
  	\`schedule_pdf_id\` integer,
  	\`driver_list_pdf_id\` integer,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_at\` text,
  	\`url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`venue_id\`) REFERENCES \`venues\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`schedule_pdf_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`driver_list_pdf_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_rounds\`("id", "name", "start_date", "end_date", "venue_id", "series_id", "round_status", "status_note", "previous_start_date", "content", "banner_id", "background_id", "spectator_purchase_link", "external_info_link", "broadcast_link", "banner_link", "schedule_pdf_id", "driver_list_pdf_id", "revision", "revised_at", "url", "updated_at", "created_at", "_status") SELECT "id", "name", "start_date", "end_date", "venue_id", "series_id", "round_status", "status_note", "previous_start_date", "content", "banner_id", "background_id", "spectator_purchase_link", "external_info_link", "broadcast_link", "banner_link", "schedule_pdf_id", "driver_list_pdf_id", "revision", "revised_at", "url", "updated_at", "created_at", "_status" FROM \`rounds\`;`)
  await db.run(sql`DROP TABLE \`rounds\`;`)
  await db.run(sql`ALTER TABLE \`__new_rounds\` RENAME TO \`rounds\`;`)
  await db.run(sql`CREATE INDEX \`rounds_start_date_idx\` ON \`rounds\` (\`start_date\`);`)
  await db.run(sql`CREATE INDEX \`rounds_end_date_idx\` ON \`rounds\` (\`end_date\`);`)
  await db.run(sql`CREATE INDEX \`rounds_venue_idx\` ON \`rounds\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_series_idx\` ON \`rounds\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_banner_idx\` ON \`rounds\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_background_idx\` ON \`rounds\` (\`background_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_schedule_pdf_idx\` ON \`rounds\` (\`schedule_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_driver_list_pdf_idx\` ON \`rounds\` (\`driver_list_pdf_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`rounds_url_idx\` ON \`rounds\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`rounds_updated_at_idx\` ON \`rounds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rounds_created_at_idx\` ON \`rounds\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`rounds__status_idx\` ON \`rounds\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__rounds_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_start_date\` text,
  	\`version_end_date\` text,
  	\`version_venue_id\` integer,
  	\`version_series_id\` integer,
  	\`version_round_status\` text DEFAULT 'scheduled',
  	\`version_status_note\` text,
  	\`version_previous_start_date\` text,
  	\`version_content\` text,
  	\`version_banner_id\` integer,
  	\`version_background_id\` integer,
  	\`version_spectator_purchase_link\` text,
  	\`version_external_info_link\` text,
  	\`version_broadcast_link\` text,
  	\`version_banner_link\` text,
  	\`version_schedule_pdf_id\` integer,
  	\`version_driver_list_pdf_id\` integer,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_at\` text,
  	\`version_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_venue_id\`) REFERENCES \`venues\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_schedule_pdf_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_driver_list_pdf_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__rounds_v\`("id", "parent_id", "version_name", "version_start_date", "version_end_date", "version_venue_id", "version_series_id", "version_round_status", "version_status_note", "version_previous_start_date", "version_content", "version_banner_id", "version_background_id", "version_spectator_purchase_link", "version_external_info_link", "version_broadcast_link", "version_banner_link", "version_schedule_pdf_id", "version_driver_list_pdf_id", "version_revision", "version_revised_at", "version_url", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_start_date", "version_end_date", "version_venue_id", "version_series_id", "version_round_status", "version_status_note", "version_previous_start_date", "version_content", "version_banner_id", "version_background_id", "version_spectator_purchase_link", "version_external_info_link", "version_broadcast_link", "version_banner_link", "version_schedule_pdf_id", "version_driver_list_pdf_id", "version_revision", "version_revised_at", "version_url", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_rounds_v\`;`)
  await db.run(sql`DROP TABLE \`_rounds_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__rounds_v\` RENAME TO \`_rounds_v\`;`)
  await db.run(sql`CREATE INDEX \`_rounds_v_parent_idx\` ON \`_rounds_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_start_date_idx\` ON \`_rounds_v\` (\`version_start_date\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_end_date_idx\` ON \`_rounds_v\` (\`version_end_date\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_venue_idx\` ON \`_rounds_v\` (\`version_venue_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_series_idx\` ON \`_rounds_v\` (\`version_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_banner_idx\` ON \`_rounds_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_background_idx\` ON \`_rounds_v\` (\`version_background_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_schedule_pdf_idx\` ON \`_rounds_v\` (\`version_schedule_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_driver_list_pdf_idx\` ON \`_rounds_v\` (\`version_driver_list_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_url_idx\` ON \`_rounds_v\` (\`version_url\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_updated_at_idx\` ON \`_rounds_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_created_at_idx\` ON \`_rounds_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version__status_idx\` ON \`_rounds_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_created_at_idx\` ON \`_rounds_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_updated_at_idx\` ON \`_rounds_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_latest_idx\` ON \`_rounds_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_autosave_idx\` ON \`_rounds_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_ticket_scans\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`scanned_at\` text NOT NULL,
  	\`code\` text,
  	\`outcome\` text NOT NULL,
  	\`title\` text,
  	\`invoice_id\` integer,
  	\`round_id\` integer,
  	\`account\` text,
  	\`admission\` text,
  	\`attempt\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`invoice_id\`) REFERENCES \`invoices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`round_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_ticket_scans\`("id", "scanned_at", "code", "outcome", "title", "invoice_id", "round_id", "account", "admission", "attempt", "updated_at", "created_at") SELECT "id", "scanned_at", "code", "outcome", "title", "invoice_id", "round_id", "account", "admission", "attempt", "updated_at", "created_at" FROM \`ticket_scans\`;`)
  await db.run(sql`DROP TABLE \`ticket_scans\`;`)
  await db.run(sql`ALTER TABLE \`__new_ticket_scans\` RENAME TO \`ticket_scans\`;`)
  await db.run(sql`CREATE INDEX \`ticket_scans_scanned_at_idx\` ON \`ticket_scans\` (\`scanned_at\`);`)
  await db.run(sql`CREATE INDEX \`ticket_scans_invoice_idx\` ON \`ticket_scans\` (\`invoice_id\`);`)
  await db.run(sql`CREATE INDEX \`ticket_scans_round_idx\` ON \`ticket_scans\` (\`round_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ticket_scans_admission_idx\` ON \`ticket_scans\` (\`admission\`);`)
  await db.run(sql`CREATE INDEX \`ticket_scans_updated_at_idx\` ON \`ticket_scans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ticket_scans_created_at_idx\` ON \`ticket_scans\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`form_submissions_handling_idx\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`handling\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`places\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`lines\`;`)
  await db.run(sql`DROP INDEX \`invoices_issued_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`tickets_cents\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`shipping_cents\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`discount_cents\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`surcharge_cents\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`credit_cents\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`tax_cents\`;`)
  await db.run(sql`DROP INDEX \`payments_compared_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`difference\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`compared_at\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`row_pages\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`row_pages\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`groups\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`groups\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`links\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`links\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`forms_data_values\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`help\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`multiplies\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`counts_places\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`min_length\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`max_length\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`earliest\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`latest\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`max_files\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`only_if\`;`)
  await db.run(sql`ALTER TABLE \`forms_data\` DROP COLUMN \`only_if_value\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`confirmation\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`confirm_by_email\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`places\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`opens_at\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`closes_at\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`snippets\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`snippets\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`sitemap_overrides\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`sitemap_overrides\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`microblog_posts\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`microblog_posts\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_microblog_posts_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_microblog_posts_v\` DROP COLUMN \`version_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`podcast_channels\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`podcast_channels\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`podcast_episodes\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`podcast_episodes\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_podcast_episodes_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_podcast_episodes_v\` DROP COLUMN \`version_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`series\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`series\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`entries\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`entries\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`championships\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`championships\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`scorings\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`scorings\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`venues\` DROP COLUMN \`corner_names\`;`)
  await db.run(sql`ALTER TABLE \`venues\` DROP COLUMN \`lap_record_time\`;`)
  await db.run(sql`ALTER TABLE \`venues\` DROP COLUMN \`lap_record_driver\`;`)
  await db.run(sql`ALTER TABLE \`venues\` DROP COLUMN \`lap_record_car\`;`)
  await db.run(sql`ALTER TABLE \`venues\` DROP COLUMN \`lap_record_year\`;`)
  await db.run(sql`ALTER TABLE \`venues\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`venues\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`drivers\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`drivers\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`competitor_links\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`competitor_links\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`sponsors\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`sponsors\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`persons\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`persons\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`caption\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`credit\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`is_downloadable\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`gift_voucher_themes\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`gift_voucher_themes\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`promotion_codes\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`promotion_codes\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`shipping_types\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`shipping_types\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`second_person_publishes\`;`)
}
