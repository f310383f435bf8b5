CREATE TABLE "held_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid,
	"organisation_id" uuid,
	"changes" jsonb NOT NULL,
	"author_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"waiting_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_changes_subject" CHECK (num_nonnulls("held_changes"."account_id", "held_changes"."organisation_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "held_changes" ADD CONSTRAINT "held_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_changes" ADD CONSTRAINT "held_changes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_changes" ADD CONSTRAINT "held_changes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "held_changes_account" ON "held_changes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_changes_organisation" ON "held_changes" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "held_changes_author" ON "held_changes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "held_changes_waiting" ON "held_changes" USING btree ("waiting_since");