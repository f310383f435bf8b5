ALTER TABLE "thread_reads" ADD COLUMN "pushed_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "threads_approvals" ON "threads" USING btree ("last_at" DESC NULLS LAST) WHERE "threads"."waiting_id" is not null;