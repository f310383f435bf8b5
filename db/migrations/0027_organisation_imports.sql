CREATE TYPE "public"."people_import_kind" AS ENUM('people', 'organisations');--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD COLUMN "organisation" jsonb;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "kind" "people_import_kind" DEFAULT 'people' NOT NULL;