ALTER TABLE "taxonomy_sources" ADD COLUMN "titles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "taxonomy_sources" ADD COLUMN "is_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Imports from before know only the names that they gave.
-- fine: no portal was in use yet
UPDATE taxonomy_sources SET titles = CASE WHEN is_added THEN lower(professions.name) || taxonomy_sources.aliases ELSE taxonomy_sources.aliases END
FROM professions WHERE professions.id = profession_id;
