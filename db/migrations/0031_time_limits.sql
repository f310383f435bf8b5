ALTER TABLE "applications" ADD COLUMN "emptied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "nameless_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "alert_hits_subject" ON "alert_hits" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "applications_to_empty" ON "applications" USING btree ("submitted_at") WHERE "applications"."emptied_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_account" ON "contact_messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_closed" ON "contact_messages" USING btree ("closed_at") WHERE "contact_messages"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "grievances_to_empty" ON "grievances" USING btree ("closed_at") WHERE "grievances"."nameless_at" is null;--> statement-breakpoint
CREATE INDEX "grievances_email" ON "grievances" USING btree ("email");--> statement-breakpoint
CREATE INDEX "threads_last" ON "threads" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "reports_with_words" ON "reports" USING btree ("decided_at") WHERE "reports"."words" is not null;--> statement-breakpoint
CREATE INDEX "saved_subject" ON "saved" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "profile_visits_visitor" ON "profile_visits" USING btree ("visitor_id");--> statement-breakpoint

-- The notice is called what consents call it; its versions stay.
UPDATE "pages" SET "slug" = 'privacy-notice' WHERE "slug" = 'privacy';
