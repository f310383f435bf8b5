ALTER TABLE "places" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "name_mr" text;--> statement-breakpoint
ALTER TABLE "professions" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "professions" ADD COLUMN "name_mr" text;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "name_mr" text;