CREATE TYPE "public"."merge_kind" AS ENUM('person', 'job');--> statement-breakpoint
CREATE TABLE "merge_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merge_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"table_name" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "merges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "merge_kind" NOT NULL,
	"kept_id" uuid NOT NULL,
	"duplicate_id" uuid NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "merge_changes" ADD CONSTRAINT "merge_changes_merge_id_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merge_changes_merge" ON "merge_changes" USING btree ("merge_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "merges_duplicate" ON "merges" USING btree ("duplicate_id") WHERE "merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "merges_duplicates" ON "merges" USING btree ("duplicate_id");--> statement-breakpoint
CREATE INDEX "merges_kept" ON "merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "merges_actor" ON "merges" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "merges_created" ON "merges" USING btree ("created_at");