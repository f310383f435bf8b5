CREATE TYPE "public"."group_kind" AS ENUM('state', 'field');--> statement-breakpoint
CREATE TABLE "group_names" (
	"kind" "group_kind" NOT NULL,
	"name" text NOT NULL,
	"name_hi" text,
	"name_mr" text,
	CONSTRAINT "group_names_key" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "name_mr" text;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;