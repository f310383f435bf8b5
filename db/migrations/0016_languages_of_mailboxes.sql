ALTER TABLE "alert_mailboxes" ADD COLUMN "language" "page_language";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" "page_language";