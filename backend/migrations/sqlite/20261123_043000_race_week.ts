import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`rounds_broadcasts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`broadcaster\` text,
  	\`kind\` text DEFAULT 'tv',
  	\`link\` text,
  	\`countries\` text,
  	\`language\` text,
  	\`is_free\` integer DEFAULT false,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rounds_broadcasts_order_idx\` ON \`rounds_broadcasts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rounds_broadcasts_parent_id_idx\` ON \`rounds_broadcasts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rounds_v_version_broadcasts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`broadcaster\` text,
  	\`kind\` text DEFAULT 'tv',
  	\`link\` text,
  	\`countries\` text,
  	\`language\` text,
  	\`is_free\` integer DEFAULT false,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rounds_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_broadcasts_order_idx\` ON \`_rounds_v_version_broadcasts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_broadcasts_parent_id_idx\` ON \`_rounds_v_version_broadcasts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`results_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`results_documents_order_idx\` ON \`results_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`results_documents_parent_id_idx\` ON \`results_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`results_documents_file_idx\` ON \`results_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_results_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_results_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_results_v_version_documents_order_idx\` ON \`_results_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_documents_parent_id_idx\` ON \`_results_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_documents_file_idx\` ON \`_results_v_version_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`round_id\` integer NOT NULL,
  	\`category_id\` integer NOT NULL,
  	\`race_number\` text,
  	\`name\` text NOT NULL,
  	\`class\` text,
  	\`team\` text,
  	\`car\` text,
  	\`status\` text DEFAULT 'entered' NOT NULL,
  	\`note\` text,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`round_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entries_round_idx\` ON \`entries\` (\`round_id\`);`)
  await db.run(sql`CREATE INDEX \`entries_category_idx\` ON \`entries\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`entries_sort_idx\` ON \`entries\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`entries_updated_at_idx\` ON \`entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`entries_created_at_idx\` ON \`entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`entries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`drivers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`drivers_id\`) REFERENCES \`drivers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`entries_rels_order_idx\` ON \`entries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`entries_rels_parent_idx\` ON \`entries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`entries_rels_path_idx\` ON \`entries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`entries_rels_drivers_id_idx\` ON \`entries_rels\` (\`drivers_id\`);`)
  await db.run(sql`CREATE TABLE \`timing_providers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`is_active\` integer DEFAULT true,
  	\`secret_since\` text,
  	\`secret_reference\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`timing_providers_updated_at_idx\` ON \`timing_providers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`timing_providers_created_at_idx\` ON \`timing_providers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`timing_states\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`session\` numeric NOT NULL,
  	\`provider\` numeric NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`digest\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`timing_states_session_idx\` ON \`timing_states\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`timing_states_updated_at_idx\` ON \`timing_states\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`timing_states_created_at_idx\` ON \`timing_states\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`rounds\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`rounds\` ADD \`revised_at\` text;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` ADD \`version_revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` ADD \`version_revised_at\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`revised_at\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_revised_at\` text;`)
  await db.run(sql`ALTER TABLE \`scorings\` ADD \`ranks_rookies\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`entries_id\` integer REFERENCES entries(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`entries_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`rounds_broadcasts\`;`)
  await db.run(sql`DROP TABLE \`_rounds_v_version_broadcasts\`;`)
  await db.run(sql`DROP TABLE \`results_documents\`;`)
  await db.run(sql`DROP TABLE \`_results_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`entries\`;`)
  await db.run(sql`DROP TABLE \`entries_rels\`;`)
  await db.run(sql`DROP TABLE \`timing_providers\`;`)
  await db.run(sql`DROP TABLE \`timing_states\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  	\`championships_id\` integer,
  	\`scorings_id\` integer,
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
  	\`promotion_codes_id\` integer,
  	\`shipping_types_id\` integer,
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
  	FOREIGN KEY (\`championships_id\`) REFERENCES \`championships\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`scorings_id\`) REFERENCES \`scorings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`promotion_codes_id\`) REFERENCES \`promotion_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shipping_types_id\`) REFERENCES \`shipping_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "row_pages_id", "groups_id", "links_id", "forms_id", "faqs_id", "snippets_id", "redirects_id", "sitemap_overrides_id", "articles_id", "microblog_posts_id", "podcast_channels_id", "podcast_episodes_id", "series_id", "rounds_id", "results_id", "championships_id", "scorings_id", "venues_id", "categories_id", "drivers_id", "competitor_links_id", "sponsors_id", "persons_id", "testimonials_id", "media_id", "files_id", "photos_id", "slides_id", "galleries_id", "videos_id", "products_id", "gift_voucher_themes_id", "promotion_codes_id", "shipping_types_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "row_pages_id", "groups_id", "links_id", "forms_id", "faqs_id", "snippets_id", "redirects_id", "sitemap_overrides_id", "articles_id", "microblog_posts_id", "podcast_channels_id", "podcast_episodes_id", "series_id", "rounds_id", "results_id", "championships_id", "scorings_id", "venues_id", "categories_id", "drivers_id", "competitor_links_id", "sponsors_id", "persons_id", "testimonials_id", "media_id", "files_id", "photos_id", "slides_id", "galleries_id", "videos_id", "products_id", "gift_voucher_themes_id", "promotion_codes_id", "shipping_types_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_championships_id_idx\` ON \`payload_locked_documents_rels\` (\`championships_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_scorings_id_idx\` ON \`payload_locked_documents_rels\` (\`scorings_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_promotion_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`promotion_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shipping_types_id_idx\` ON \`payload_locked_documents_rels\` (\`shipping_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`rounds\` DROP COLUMN \`revision\`;`)
  await db.run(sql`ALTER TABLE \`rounds\` DROP COLUMN \`revised_at\`;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` DROP COLUMN \`version_revision\`;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` DROP COLUMN \`version_revised_at\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`revision\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`revised_at\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_revision\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_revised_at\`;`)
  await db.run(sql`ALTER TABLE \`scorings\` DROP COLUMN \`ranks_rookies\`;`)
}
