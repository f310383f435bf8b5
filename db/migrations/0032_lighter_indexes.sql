DROP INDEX "accounts_search";--> statement-breakpoint
DROP INDEX "candidates_same_words";--> statement-breakpoint
CREATE INDEX "accounts_first_name" ON "accounts" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_last_name" ON "accounts" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "candidates_same_words" ON "candidates" USING btree (hashtextextended(lower("summary"), 0)) WHERE length("candidates"."summary") >= 80;