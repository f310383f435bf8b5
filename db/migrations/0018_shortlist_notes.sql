CREATE TABLE "shortlist_notes" (
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"text" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"editor_id" uuid,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlist_notes_key" PRIMARY KEY("job_id","candidate_id"),
	CONSTRAINT "shortlist_notes_tags" CHECK (cardinality("shortlist_notes"."tags") <= 5)
);
--> statement-breakpoint
ALTER TABLE "shortlist_notes" ADD CONSTRAINT "shortlist_notes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_notes" ADD CONSTRAINT "shortlist_notes_candidate_id_accounts_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_notes" ADD CONSTRAINT "shortlist_notes_editor_id_accounts_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlist_notes_candidate" ON "shortlist_notes" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "shortlist_notes_editor" ON "shortlist_notes" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "shortlist_notes_old" ON "shortlist_notes" USING btree ("edited_at");