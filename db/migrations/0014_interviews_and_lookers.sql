CREATE TABLE "page_lookers" (
	"subject_id" uuid NOT NULL,
	"looker" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "page_lookers_key" PRIMARY KEY("subject_id","looker")
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "wish" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "end_words" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "is_ended_by_team" boolean;--> statement-breakpoint
CREATE INDEX "page_lookers_day" ON "page_lookers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "interviews_host" ON "interviews" USING btree ("created_by","starts_at") WHERE "interviews"."status" = 'confirmed';