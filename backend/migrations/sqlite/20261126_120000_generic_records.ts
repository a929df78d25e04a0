import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`groups\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`links\` ADD \`image_id\` integer REFERENCES media(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`links_image_idx\` ON \`links\` (\`image_id\`);`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`image_id\` integer REFERENCES media(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`CREATE INDEX \`forms_image_idx\` ON \`forms\` (\`image_id\`);`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`podcast_channels\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`podcast_episodes\` ADD \`media_url\` text;`)
  await db.run(sql`ALTER TABLE \`_podcast_episodes_v\` ADD \`version_media_url\` text;`)
  await db.run(sql`ALTER TABLE \`persons\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`galleries\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`customers\` ADD \`enabled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`addresses\` ADD \`image_id\` integer REFERENCES media(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`addresses_image_idx\` ON \`addresses\` (\`image_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`link\` text,
  	\`icon\` text,
  	\`parent_id\` integer,
  	\`enabled\` integer DEFAULT true,
  	\`sort\` numeric DEFAULT 0,
  	\`changed_by\` numeric,
  	\`changed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`links\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_links\`("id", "name", "link", "icon", "parent_id", "enabled", "sort", "changed_by", "changed_at", "updated_at", "created_at") SELECT "id", "name", "link", "icon", "parent_id", "enabled", "sort", "changed_by", "changed_at", "updated_at", "created_at" FROM \`links\`;`)
  await db.run(sql`DROP TABLE \`links\`;`)
  await db.run(sql`ALTER TABLE \`__new_links\` RENAME TO \`links\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`links_parent_idx\` ON \`links\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`links_sort_idx\` ON \`links\` (\`sort\`);`)
  await db.run(sql`CREATE INDEX \`links_updated_at_idx\` ON \`links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`links_created_at_idx\` ON \`links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`confirmation\` text,
  	\`confirm_by_email\` integer DEFAULT false,
  	\`notify_email\` text,
  	\`url\` text NOT NULL,
  	\`cost\` numeric DEFAULT 0,
  	\`places\` numeric,
  	\`opens_at\` text,
  	\`closes_at\` text,
  	\`is_ticket\` integer DEFAULT false,
  	\`round_id\` integer,
  	\`must_be_logged_on\` integer DEFAULT false,
  	\`use_captcha\` integer DEFAULT false,
  	\`changed_by\` numeric,
  	\`changed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`round_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE no action
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms\`("id", "name", "confirmation", "confirm_by_email", "notify_email", "url", "cost", "places", "opens_at", "closes_at", "is_ticket", "round_id", "must_be_logged_on", "use_captcha", "changed_by", "changed_at", "updated_at", "created_at") SELECT "id", "name", "confirmation", "confirm_by_email", "notify_email", "url", "cost", "places", "opens_at", "closes_at", "is_ticket", "round_id", "must_be_logged_on", "use_captcha", "changed_by", "changed_at", "updated_at", "created_at" FROM \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms\` RENAME TO \`forms\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_url_idx\` ON \`forms\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`forms_round_idx\` ON \`forms\` (\`round_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_addresses\` (
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
  await db.run(sql`INSERT INTO \`__new_addresses\`("id", "customer_id", "display_name", "first_name", "last_name", "email", "phone", "company", "street_address", "street_address_1", "postcode", "city", "state", "country", "enabled", "updated_at", "created_at") SELECT "id", "customer_id", "display_name", "first_name", "last_name", "email", "phone", "company", "street_address", "street_address_1", "postcode", "city", "state", "country", "enabled", "updated_at", "created_at" FROM \`addresses\`;`)
  await db.run(sql`DROP TABLE \`addresses\`;`)
  await db.run(sql`ALTER TABLE \`__new_addresses\` RENAME TO \`addresses\`;`)
  await db.run(sql`CREATE INDEX \`addresses_customer_idx\` ON \`addresses\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`addresses_updated_at_idx\` ON \`addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`addresses_created_at_idx\` ON \`addresses\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`groups\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`podcast_channels\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`podcast_episodes\` DROP COLUMN \`media_url\`;`)
  await db.run(sql`ALTER TABLE \`_podcast_episodes_v\` DROP COLUMN \`version_media_url\`;`)
  await db.run(sql`ALTER TABLE \`persons\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`galleries\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`enabled\`;`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`enabled\`;`)
}
