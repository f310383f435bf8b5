CREATE TYPE "public"."contact_status" AS ENUM('open', 'answered', 'closed');--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_one_subject";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_one_owner";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "grievance_event_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "number" text DEFAULT 'C-' || upper(right(uuidv7()::text, 10)) NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status" "contact_status" DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "officer_name" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "officer_email" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "officer_phone" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "officer_address" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "appeal_url" text DEFAULT 'https://gac.gov.in' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "acknowledge_hours" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "ordinary_hours" smallint DEFAULT 168 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "listed_hours" smallint DEFAULT 36 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "order_hours" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "intimate_hours" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "reopen_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "appeal_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id","created_at");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_grievance_event_id_grievance_events_id_fk" FOREIGN KEY ("grievance_event_id") REFERENCES "public"."grievance_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_grievance_event" ON "attachments" USING btree ("grievance_event_id");--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_site_logo" ON "files" USING btree ("kind") WHERE "files"."kind" = 'logo' and "files"."organisation_id" is null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_one_subject" CHECK (num_nonnulls("attachments"."application_id", "attachments"."grievance_event_id") = 1);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_owner" CHECK (("files"."kind" = 'photo') = ("files"."account_id" is not null)
				and ("files"."kind" = 'logo' or "files"."organisation_id" is null));--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_periods" CHECK (least("site_settings"."acknowledge_hours", "site_settings"."ordinary_hours", "site_settings"."listed_hours", "site_settings"."order_hours",
				"site_settings"."intimate_hours", "site_settings"."reopen_days", "site_settings"."appeal_days") >= 1);--> statement-breakpoint

-- A grievance's log only grows. Its lines go with the whole grievance, never one of them.
CREATE FUNCTION keep_grievance_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM grievances WHERE id = OLD.grievance_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% only takes new rows', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER grievance_events_append_only BEFORE UPDATE OR DELETE ON "grievance_events"
	FOR EACH ROW EXECUTE FUNCTION keep_grievance_log();--> statement-breakpoint
CREATE TRIGGER grievance_events_no_truncate BEFORE TRUNCATE ON "grievance_events"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
