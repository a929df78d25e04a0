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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`rounds_broadcasts\`;`)
  await db.run(sql`DROP TABLE \`_rounds_v_version_broadcasts\`;`)
}
