import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`blocks\` text,
  	\`content\` text,
  	\`seo_title\` text,
  	\`seo_meta_description\` text,
  	\`url\` text,
  	\`requires_login\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_url_idx\` ON \`pages\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_blocks\` text,
  	\`version_content\` text,
  	\`version_seo_title\` text,
  	\`version_seo_meta_description\` text,
  	\`version_url\` text,
  	\`version_requires_login\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_url_idx\` ON \`_pages_v\` (\`version_url\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`row_pages_rows_blocks_widgets\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`template\` text NOT NULL,
  	\`type\` text,
  	\`templatevar\` text,
  	\`sort\` text,
  	\`outer\` text,
  	\`limit\` numeric DEFAULT 100,
  	\`offset\` numeric DEFAULT 0,
  	\`items_per_page\` numeric,
  	\`first_label\` text,
  	\`previous_label\` text,
  	\`next_label\` text,
  	\`last_label\` text,
  	\`widget_is_visible\` integer DEFAULT true,
  	\`hidden_before\` text,
  	\`hidden_after\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`row_pages_rows_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`row_pages_rows_blocks_widgets_order_idx\` ON \`row_pages_rows_blocks_widgets\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`row_pages_rows_blocks_widgets_parent_id_idx\` ON \`row_pages_rows_blocks_widgets\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`row_pages_rows_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`width\` numeric DEFAULT 12 NOT NULL,
  	\`offset\` numeric DEFAULT 0 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`row_pages_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`row_pages_rows_blocks_order_idx\` ON \`row_pages_rows_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`row_pages_rows_blocks_parent_id_idx\` ON \`row_pages_rows_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`row_pages_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'columns' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`row_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`row_pages_rows_order_idx\` ON \`row_pages_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`row_pages_rows_parent_id_idx\` ON \`row_pages_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`row_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`content\` text,
  	\`title\` text,
  	\`meta_description\` text,
  	\`sitemap_model\` text,
  	\`sitemap_group_model\` text,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`row_pages_slug_idx\` ON \`row_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`row_pages_updated_at_idx\` ON \`row_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`row_pages_created_at_idx\` ON \`row_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`groups_addons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`price\` numeric,
  	\`number\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`groups_addons_order_idx\` ON \`groups_addons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`groups_addons_parent_id_idx\` ON \`groups_addons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`groups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`model\` text NOT NULL,
  	\`parent_id\` integer,
  	\`image_id\` integer,
  	\`content\` text,
  	\`url\` text NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`root\` numeric,
  	\`lft\` numeric,
  	\`rgt\` numeric,
  	\`level\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`groups_model_idx\` ON \`groups\` (\`model\`);`)
  await db.run(sql`CREATE INDEX \`groups_parent_idx\` ON \`groups\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`groups_image_idx\` ON \`groups\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`groups_url_idx\` ON \`groups\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`groups_sort_idx\` ON \`groups\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`groups_lft_idx\` ON \`groups\` (\`lft\`);`)
  await db.run(sql`CREATE INDEX \`groups_updated_at_idx\` ON \`groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`groups_created_at_idx\` ON \`groups\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`model_url_idx\` ON \`groups\` (\`model\`,\`url\`);`)
  await db.run(sql`CREATE TABLE \`links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`link\` text,
  	\`icon\` text,
  	\`parent_id\` integer,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`links\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`links_parent_idx\` ON \`links\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`links_sort_idx\` ON \`links\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`links_updated_at_idx\` ON \`links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`links_created_at_idx\` ON \`links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forms_data_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_data\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_data_values_order_idx\` ON \`forms_data_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_data_values_parent_id_idx\` ON \`forms_data_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'text' NOT NULL,
  	\`subtype\` text,
  	\`name\` text NOT NULL,
  	\`label\` text,
  	\`placeholder\` text,
  	\`value\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`required\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_data_order_idx\` ON \`forms_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_data_parent_id_idx\` ON \`forms_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field_type\` text DEFAULT 'text' NOT NULL,
  	\`name\` text NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`content\` text,
  	\`required\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_questions_order_idx\` ON \`forms_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_questions_parent_id_idx\` ON \`forms_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`forms_url_idx\` ON \`forms\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`faqs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`content\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`faqs_sort_idx\` ON \`faqs\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`faqs_updated_at_idx\` ON \`faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_at_idx\` ON \`faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`faqs_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`faqs_rels_order_idx\` ON \`faqs_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_parent_idx\` ON \`faqs_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_path_idx\` ON \`faqs_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`faqs_rels_groups_id_idx\` ON \`faqs_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`snippets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`content\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`snippets_sort_idx\` ON \`snippets\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`snippets_updated_at_idx\` ON \`snippets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`snippets_created_at_idx\` ON \`snippets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`snippets_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`snippets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`snippets_rels_order_idx\` ON \`snippets_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`snippets_rels_parent_idx\` ON \`snippets_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`snippets_rels_path_idx\` ON \`snippets_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`snippets_rels_groups_id_idx\` ON \`snippets_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sitemap_overrides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text NOT NULL,
  	\`seo_title\` text,
  	\`seo_meta_description\` text,
  	\`priority\` numeric,
  	\`is_left_out\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sitemap_overrides_url_idx\` ON \`sitemap_overrides\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`sitemap_overrides_updated_at_idx\` ON \`sitemap_overrides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sitemap_overrides_created_at_idx\` ON \`sitemap_overrides\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
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
  await db.run(sql`CREATE INDEX \`articles_image_idx\` ON \`articles\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_url_idx\` ON \`articles\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`articles_group_idx\` ON \`articles\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_display_start_time_idx\` ON \`articles\` (\`display_start_time\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
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
  await db.run(sql`CREATE TABLE \`microblog_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`image_id\` integer,
  	\`video_id\` integer,
  	\`link\` text,
  	\`link_text\` text,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`microblog_posts_image_idx\` ON \`microblog_posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_video_idx\` ON \`microblog_posts\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_published_at_idx\` ON \`microblog_posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_updated_at_idx\` ON \`microblog_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_created_at_idx\` ON \`microblog_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts__status_idx\` ON \`microblog_posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`microblog_posts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`microblog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`microblog_posts_texts_order_parent\` ON \`microblog_posts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_microblog_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_content\` text,
  	\`version_image_id\` integer,
  	\`version_video_id\` integer,
  	\`version_link\` text,
  	\`version_link_text\` text,
  	\`version_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`microblog_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_parent_idx\` ON \`_microblog_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_image_idx\` ON \`_microblog_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_video_idx\` ON \`_microblog_posts_v\` (\`version_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_published_at_idx\` ON \`_microblog_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_updated_at_idx\` ON \`_microblog_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_created_at_idx\` ON \`_microblog_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version__status_idx\` ON \`_microblog_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_created_at_idx\` ON \`_microblog_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_updated_at_idx\` ON \`_microblog_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_latest_idx\` ON \`_microblog_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_autosave_idx\` ON \`_microblog_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_microblog_posts_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_microblog_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_texts_order_parent\` ON \`_microblog_posts_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`podcast_channels\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`cover_art_id\` integer,
  	\`amazon_url\` text,
  	\`itunes_url\` text,
  	\`spotify_url\` text,
  	\`deezer_url\` text,
  	\`tune_in_url\` text,
  	\`iheart_url\` text,
  	\`samsung_cast_url\` text,
  	\`rss_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`cover_art_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`podcast_channels_cover_art_idx\` ON \`podcast_channels\` (\`cover_art_id\`);`)
  await db.run(sql`CREATE INDEX \`podcast_channels_updated_at_idx\` ON \`podcast_channels\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`podcast_channels_created_at_idx\` ON \`podcast_channels\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`podcast_episodes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`season\` numeric,
  	\`episode\` numeric,
  	\`description\` text,
  	\`cover_art_id\` integer,
  	\`media_id\` integer,
  	\`length\` numeric,
  	\`url\` text,
  	\`channel_id\` integer,
  	\`display_start_time\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_art_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`channel_id\`) REFERENCES \`podcast_channels\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`podcast_episodes_cover_art_idx\` ON \`podcast_episodes\` (\`cover_art_id\`);`)
  await db.run(sql`CREATE INDEX \`podcast_episodes_media_idx\` ON \`podcast_episodes\` (\`media_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`podcast_episodes_url_idx\` ON \`podcast_episodes\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`podcast_episodes_channel_idx\` ON \`podcast_episodes\` (\`channel_id\`);`)
  await db.run(sql`CREATE INDEX \`podcast_episodes_display_start_time_idx\` ON \`podcast_episodes\` (\`display_start_time\`);`)
  await db.run(sql`CREATE INDEX \`podcast_episodes_updated_at_idx\` ON \`podcast_episodes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`podcast_episodes_created_at_idx\` ON \`podcast_episodes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`podcast_episodes__status_idx\` ON \`podcast_episodes\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_podcast_episodes_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_season\` numeric,
  	\`version_episode\` numeric,
  	\`version_description\` text,
  	\`version_cover_art_id\` integer,
  	\`version_media_id\` integer,
  	\`version_length\` numeric,
  	\`version_url\` text,
  	\`version_channel_id\` integer,
  	\`version_display_start_time\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`podcast_episodes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_art_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_media_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_channel_id\`) REFERENCES \`podcast_channels\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_parent_idx\` ON \`_podcast_episodes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_version_version_cover_art_idx\` ON \`_podcast_episodes_v\` (\`version_cover_art_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_version_version_media_idx\` ON \`_podcast_episodes_v\` (\`version_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_version_version_url_idx\` ON \`_podcast_episodes_v\` (\`version_url\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_version_version_channel_idx\` ON \`_podcast_episodes_v\` (\`version_channel_id\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_version_version_display_start_time_idx\` ON \`_podcast_episodes_v\` (\`version_display_start_time\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_version_version_updated_at_idx\` ON \`_podcast_episodes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_version_version_created_at_idx\` ON \`_podcast_episodes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_version_version__status_idx\` ON \`_podcast_episodes_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_created_at_idx\` ON \`_podcast_episodes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_updated_at_idx\` ON \`_podcast_episodes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_latest_idx\` ON \`_podcast_episodes_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_podcast_episodes_v_autosave_idx\` ON \`_podcast_episodes_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`series\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`series_url_idx\` ON \`series\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`series_sort_idx\` ON \`series\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`series_updated_at_idx\` ON \`series\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`series_created_at_idx\` ON \`series\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`rounds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`start_date\` text,
  	\`end_date\` text,
  	\`venue_id\` integer,
  	\`series_id\` integer,
  	\`content\` text,
  	\`banner_id\` integer,
  	\`background_id\` integer,
  	\`spectator_purchase_link\` text,
  	\`external_info_link\` text,
  	\`broadcast_link\` text,
  	\`banner_link\` text,
  	\`schedule_pdf_id\` integer,
  	\`driver_list_pdf_id\` integer,
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
  await db.run(sql`CREATE TABLE \`rounds_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`sponsors_id\` integer,
  	\`faqs_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sponsors_id\`) REFERENCES \`sponsors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rounds_rels_order_idx\` ON \`rounds_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`rounds_rels_parent_idx\` ON \`rounds_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_rels_path_idx\` ON \`rounds_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`rounds_rels_categories_id_idx\` ON \`rounds_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_rels_sponsors_id_idx\` ON \`rounds_rels\` (\`sponsors_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_rels_faqs_id_idx\` ON \`rounds_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE TABLE \`_rounds_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_start_date\` text,
  	\`version_end_date\` text,
  	\`version_venue_id\` integer,
  	\`version_series_id\` integer,
  	\`version_content\` text,
  	\`version_banner_id\` integer,
  	\`version_background_id\` integer,
  	\`version_spectator_purchase_link\` text,
  	\`version_external_info_link\` text,
  	\`version_broadcast_link\` text,
  	\`version_banner_link\` text,
  	\`version_schedule_pdf_id\` integer,
  	\`version_driver_list_pdf_id\` integer,
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
  await db.run(sql`CREATE TABLE \`_rounds_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`sponsors_id\` integer,
  	\`faqs_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_rounds_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sponsors_id\`) REFERENCES \`sponsors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rounds_v_rels_order_idx\` ON \`_rounds_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_rels_parent_idx\` ON \`_rounds_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_rels_path_idx\` ON \`_rounds_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_rels_categories_id_idx\` ON \`_rounds_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_rels_sponsors_id_idx\` ON \`_rounds_v_rels\` (\`sponsors_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_rels_faqs_id_idx\` ON \`_rounds_v_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE TABLE \`results_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`position\` numeric,
  	\`race_number\` text,
  	\`name\` text,
  	\`class\` text,
  	\`laps\` numeric,
  	\`best_time\` text,
  	\`total_time\` text,
  	\`diff\` text,
  	\`gap\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`results_rows_order_idx\` ON \`results_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`results_rows_parent_id_idx\` ON \`results_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`results\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`session_name\` text,
  	\`round_id\` integer,
  	\`category_id\` integer,
  	\`date\` text,
  	\`is_a_race\` integer DEFAULT false,
  	\`sort_order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`round_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`results_round_idx\` ON \`results\` (\`round_id\`);`)
  await db.run(sql`CREATE INDEX \`results_category_idx\` ON \`results\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`results_date_idx\` ON \`results\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`results_updated_at_idx\` ON \`results\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`results_created_at_idx\` ON \`results\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`results__status_idx\` ON \`results\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_results_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`race_number\` text,
  	\`name\` text,
  	\`class\` text,
  	\`laps\` numeric,
  	\`best_time\` text,
  	\`total_time\` text,
  	\`diff\` text,
  	\`gap\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_results_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_results_v_version_rows_order_idx\` ON \`_results_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_rows_parent_id_idx\` ON \`_results_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_results_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_session_name\` text,
  	\`version_round_id\` integer,
  	\`version_category_id\` integer,
  	\`version_date\` text,
  	\`version_is_a_race\` integer DEFAULT false,
  	\`version_sort_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_round_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_results_v_parent_idx\` ON \`_results_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_version_round_idx\` ON \`_results_v\` (\`version_round_id\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_version_category_idx\` ON \`_results_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_version_date_idx\` ON \`_results_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_version_updated_at_idx\` ON \`_results_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_version_created_at_idx\` ON \`_results_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_version__status_idx\` ON \`_results_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_created_at_idx\` ON \`_results_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_updated_at_idx\` ON \`_results_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_latest_idx\` ON \`_results_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`venues\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`corners\` numeric,
  	\`length\` numeric,
  	\`timezone\` text DEFAULT 'Pacific/Auckland' NOT NULL,
  	\`circuit_layout_id\` integer,
  	\`address_street_address\` text,
  	\`address_suburb_name\` text,
  	\`address_state\` text,
  	\`address_postcode\` text,
  	\`address_country\` text,
  	\`address_lat\` numeric,
  	\`address_lng\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`circuit_layout_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`venues_circuit_layout_idx\` ON \`venues\` (\`circuit_layout_id\`);`)
  await db.run(sql`CREATE INDEX \`venues_updated_at_idx\` ON \`venues\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`venues_created_at_idx\` ON \`venues\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`information\` text,
  	\`hero_photo_id\` integer,
  	\`logo_id\` integer,
  	\`website\` text,
  	\`facebook\` text,
  	\`instagram\` text,
  	\`url\` text NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_hero_photo_idx\` ON \`categories\` (\`hero_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_logo_idx\` ON \`categories\` (\`logo_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_url_idx\` ON \`categories\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`categories_sort_idx\` ON \`categories\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`categories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_rels_order_idx\` ON \`categories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`categories_rels_parent_idx\` ON \`categories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_rels_path_idx\` ON \`categories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`categories_rels_groups_id_idx\` ON \`categories_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`drivers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text NOT NULL,
  	\`category_id\` integer,
  	\`race_number\` text,
  	\`vehicle\` text,
  	\`sponsor\` text,
  	\`hometown\` text,
  	\`headshot_photo_id\` integer,
  	\`full_name\` text,
  	\`url\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`headshot_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`drivers_category_idx\` ON \`drivers\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`drivers_headshot_photo_idx\` ON \`drivers\` (\`headshot_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`drivers_full_name_idx\` ON \`drivers\` (\`full_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`drivers_url_idx\` ON \`drivers\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`drivers_updated_at_idx\` ON \`drivers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`drivers_created_at_idx\` ON \`drivers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`drivers_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`drivers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`drivers_rels_order_idx\` ON \`drivers_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`drivers_rels_parent_idx\` ON \`drivers_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`drivers_rels_path_idx\` ON \`drivers_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`drivers_rels_groups_id_idx\` ON \`drivers_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`competitor_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`round_id\` integer NOT NULL,
  	\`link\` text,
  	\`file_id\` integer,
  	\`content\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`round_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`competitor_links_round_idx\` ON \`competitor_links\` (\`round_id\`);`)
  await db.run(sql`CREATE INDEX \`competitor_links_file_idx\` ON \`competitor_links\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`competitor_links_sort_idx\` ON \`competitor_links\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`competitor_links_updated_at_idx\` ON \`competitor_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`competitor_links_created_at_idx\` ON \`competitor_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sponsors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`information\` text,
  	\`logo_id\` integer,
  	\`logo_dark_id\` integer,
  	\`hero_photo_id\` integer,
  	\`website\` text,
  	\`facebook\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sponsors_logo_idx\` ON \`sponsors\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`sponsors_logo_dark_idx\` ON \`sponsors\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`sponsors_hero_photo_idx\` ON \`sponsors\` (\`hero_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`sponsors_sort_idx\` ON \`sponsors\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`sponsors_updated_at_idx\` ON \`sponsors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sponsors_created_at_idx\` ON \`sponsors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sponsors_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sponsors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sponsors_rels_order_idx\` ON \`sponsors_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sponsors_rels_parent_idx\` ON \`sponsors_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sponsors_rels_path_idx\` ON \`sponsors_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`sponsors_rels_groups_id_idx\` ON \`sponsors_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`persons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`title\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`description\` text,
  	\`photo_id\` integer,
  	\`full_name\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`persons_photo_idx\` ON \`persons\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`persons_full_name_idx\` ON \`persons\` (\`full_name\`);`)
  await db.run(sql`CREATE INDEX \`persons_sort_idx\` ON \`persons\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`persons_updated_at_idx\` ON \`persons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`persons_created_at_idx\` ON \`persons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`persons_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`persons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`persons_rels_order_idx\` ON \`persons_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`persons_rels_parent_idx\` ON \`persons_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`persons_rels_path_idx\` ON \`persons_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`persons_rels_groups_id_idx\` ON \`persons_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`image_id\` integer,
  	\`rating\` numeric,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials_image_idx\` ON \`testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_sort_idx\` ON \`testimonials\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`testimonials_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials_rels_order_idx\` ON \`testimonials_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_rels_parent_idx\` ON \`testimonials_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_rels_path_idx\` ON \`testimonials_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_rels_groups_id_idx\` ON \`testimonials_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text,
  	\`is_decoration\` integer DEFAULT false,
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
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_hash_idx\` ON \`media\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
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
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`image_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`photos_image_idx\` ON \`photos\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`photos_updated_at_idx\` ON \`photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_created_at_idx\` ON \`photos\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`slides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer NOT NULL,
  	\`heading\` text,
  	\`sub_heading\` text,
  	\`content\` text,
  	\`link\` text,
  	\`link_button_text\` text,
  	\`link_target\` text,
  	\`overlay_color\` text,
  	\`text_color\` text,
  	\`image_opacity\` text,
  	\`image_saturation\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`slides_image_idx\` ON \`slides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_updated_at_idx\` ON \`slides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_created_at_idx\` ON \`slides\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`galleries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`heading\` text,
  	\`sub_heading\` text,
  	\`image_id\` integer,
  	\`url\` text NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`galleries_image_idx\` ON \`galleries\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`galleries_url_idx\` ON \`galleries\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`galleries_sort_idx\` ON \`galleries\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`galleries_updated_at_idx\` ON \`galleries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`galleries_created_at_idx\` ON \`galleries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`galleries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`slides_id\` integer,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`galleries_rels_order_idx\` ON \`galleries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_parent_idx\` ON \`galleries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_path_idx\` ON \`galleries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_slides_id_idx\` ON \`galleries_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`galleries_rels_groups_id_idx\` ON \`galleries_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`platform\` text DEFAULT 'youtube',
  	\`youtube_id\` text,
  	\`file_id\` integer,
  	\`slate_id\` integer,
  	\`length\` numeric,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slate_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_file_idx\` ON \`videos\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_slate_idx\` ON \`videos\` (\`slate_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_slug_idx\` ON \`videos\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`products_skus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`name\` text,
  	\`price\` numeric,
  	\`stock\` numeric,
  	\`number\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_skus_order_idx\` ON \`products_skus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_skus_parent_id_idx\` ON \`products_skus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_addons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`price\` numeric,
  	\`number\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_addons_order_idx\` ON \`products_addons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_addons_parent_id_idx\` ON \`products_addons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
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
  await db.run(sql`CREATE INDEX \`products_price_idx\` ON \`products\` (\`price\`);`)
  await db.run(sql`CREATE INDEX \`products_video_idx\` ON \`products\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`products_size_chart_image_idx\` ON \`products\` (\`size_chart_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_primary_group_idx\` ON \`products\` (\`primary_group_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_groups_id_idx\` ON \`products_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_skus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text,
  	\`name\` text,
  	\`price\` numeric,
  	\`stock\` numeric,
  	\`number\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_skus_order_idx\` ON \`_products_v_version_skus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_skus_parent_id_idx\` ON \`_products_v_version_skus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_addons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`price\` numeric,
  	\`number\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_addons_order_idx\` ON \`_products_v_version_addons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_addons_parent_id_idx\` ON \`_products_v_version_addons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
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
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_groups_id_idx\` ON \`_products_v_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`gift_voucher_themes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`image_id\` integer NOT NULL,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gift_voucher_themes_image_idx\` ON \`gift_voucher_themes\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`gift_voucher_themes_sort_idx\` ON \`gift_voucher_themes\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`gift_voucher_themes_updated_at_idx\` ON \`gift_voucher_themes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gift_voucher_themes_created_at_idx\` ON \`gift_voucher_themes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`domain_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text,
  	\`theme_colour\` text,
  	\`dark_theme_colour\` text,
  	\`favicon_id\` integer,
  	\`favicon_dark_id\` integer,
  	\`ecommerce_enabled\` integer DEFAULT false,
  	\`cms_url\` text,
  	\`seo_title_prefix\` text,
  	\`seo_title_suffix\` text,
  	\`seo_title\` text,
  	\`seo_meta_description\` text,
  	\`seo_image_id\` integer,
  	\`google_site_verification\` text,
  	\`bing_site_verification\` text,
  	\`pinterest_site_verification\` text,
  	\`facebook_domain_verification\` text,
  	\`organisation_name\` text,
  	\`organisation_abn\` text,
  	\`organisation_logo_id\` integer,
  	\`organisation_logo_dark_id\` integer,
  	\`organisation_address\` text,
  	\`organisation_email\` text,
  	\`organisation_phone\` text,
  	\`facebook\` text,
  	\`twitter\` text,
  	\`instagram\` text,
  	\`linkedin\` text,
  	\`youtube\` text,
  	\`pinterest\` text,
  	\`github\` text,
  	\`xing\` text,
  	\`skype\` text,
  	\`google_analytics_id\` text,
  	\`google_tag_manager_id\` text,
  	\`facebook_pixel\` text,
  	\`matomo_site_url\` text,
  	\`matomo_site_id\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`favicon_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`organisation_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`organisation_logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`domain_settings_favicon_idx\` ON \`domain_settings\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_settings_favicon_dark_idx\` ON \`domain_settings\` (\`favicon_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_settings_seo_image_idx\` ON \`domain_settings\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_settings_organisation_logo_idx\` ON \`domain_settings\` (\`organisation_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`domain_settings_organisation_logo_dark_idx\` ON \`domain_settings\` (\`organisation_logo_dark_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`row_pages_rows_blocks_widgets\`;`)
  await db.run(sql`DROP TABLE \`row_pages_rows_blocks\`;`)
  await db.run(sql`DROP TABLE \`row_pages_rows\`;`)
  await db.run(sql`DROP TABLE \`row_pages\`;`)
  await db.run(sql`DROP TABLE \`groups_addons\`;`)
  await db.run(sql`DROP TABLE \`groups\`;`)
  await db.run(sql`DROP TABLE \`links\`;`)
  await db.run(sql`DROP TABLE \`forms_data_values\`;`)
  await db.run(sql`DROP TABLE \`forms_data\`;`)
  await db.run(sql`DROP TABLE \`forms_questions\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`faqs\`;`)
  await db.run(sql`DROP TABLE \`faqs_rels\`;`)
  await db.run(sql`DROP TABLE \`snippets\`;`)
  await db.run(sql`DROP TABLE \`snippets_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`sitemap_overrides\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`microblog_posts\`;`)
  await db.run(sql`DROP TABLE \`microblog_posts_texts\`;`)
  await db.run(sql`DROP TABLE \`_microblog_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_microblog_posts_v_texts\`;`)
  await db.run(sql`DROP TABLE \`podcast_channels\`;`)
  await db.run(sql`DROP TABLE \`podcast_episodes\`;`)
  await db.run(sql`DROP TABLE \`_podcast_episodes_v\`;`)
  await db.run(sql`DROP TABLE \`series\`;`)
  await db.run(sql`DROP TABLE \`rounds\`;`)
  await db.run(sql`DROP TABLE \`rounds_rels\`;`)
  await db.run(sql`DROP TABLE \`_rounds_v\`;`)
  await db.run(sql`DROP TABLE \`_rounds_v_rels\`;`)
  await db.run(sql`DROP TABLE \`results_rows\`;`)
  await db.run(sql`DROP TABLE \`results\`;`)
  await db.run(sql`DROP TABLE \`_results_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_results_v\`;`)
  await db.run(sql`DROP TABLE \`venues\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_rels\`;`)
  await db.run(sql`DROP TABLE \`drivers\`;`)
  await db.run(sql`DROP TABLE \`drivers_rels\`;`)
  await db.run(sql`DROP TABLE \`competitor_links\`;`)
  await db.run(sql`DROP TABLE \`sponsors\`;`)
  await db.run(sql`DROP TABLE \`sponsors_rels\`;`)
  await db.run(sql`DROP TABLE \`persons\`;`)
  await db.run(sql`DROP TABLE \`persons_rels\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`files\`;`)
  await db.run(sql`DROP TABLE \`photos\`;`)
  await db.run(sql`DROP TABLE \`slides\`;`)
  await db.run(sql`DROP TABLE \`galleries\`;`)
  await db.run(sql`DROP TABLE \`galleries_rels\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`products_skus\`;`)
  await db.run(sql`DROP TABLE \`products_addons\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_skus\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_addons\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`gift_voucher_themes\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`domain_settings\`;`)
}
