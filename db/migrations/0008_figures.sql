CREATE TABLE "match_counts" (
	"candidate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"jobs" smallint NOT NULL,
	CONSTRAINT "match_counts_key" PRIMARY KEY("candidate_id","day")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"subject_id" uuid NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "page_views_key" PRIMARY KEY("subject_id","day")
);
--> statement-breakpoint
ALTER TABLE "match_counts" ADD CONSTRAINT "match_counts_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_counts_day" ON "match_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "page_views_day" ON "page_views" USING btree ("day");