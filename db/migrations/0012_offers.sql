ALTER TABLE "guests" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "amount" bigint;