ALTER TYPE "public"."request_status" ADD VALUE 'expired';--> statement-breakpoint
ALTER TYPE "public"."grievance_class" ADD VALUE 'rights';--> statement-breakpoint
ALTER TYPE "public"."grievance_kind" ADD VALUE 'correction' BEFORE 'account';--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "rights_hours" smallint DEFAULT 720 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "return_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "sealed_days" smallint DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "share_days" smallint DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "inactive_years" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
CREATE INDEX "accounts_seen" ON "accounts" USING btree ("seen_at") WHERE "accounts"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "contact_requests_end" ON "contact_requests" USING btree ("ends_at") WHERE "contact_requests"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id") WHERE "notifications"."about_id" is not null;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_personal_data" CHECK ("site_settings"."rights_hours" between 1 and 2160 and "site_settings"."return_days" between 2 and 30
				and "site_settings"."sealed_days" between 365 and 3650 and "site_settings"."share_days" between 1 and 3650
				and "site_settings"."inactive_years" between 1 and 20);--> statement-breakpoint

-- Contact that was granted without an end gets the usual one.
UPDATE "contact_requests" SET "ends_at" = now() + interval '365 days' WHERE "status" = 'accepted';--> statement-breakpoint

-- Of a grievance's log nothing changes but that the words of somebody who is gone go, too.
CREATE OR REPLACE FUNCTION keep_grievance_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM grievances WHERE id = OLD.grievance_id) THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.words IS NULL AND to_jsonb(NEW) - 'words' = to_jsonb(OLD) - 'words' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% only takes new rows', TG_TABLE_NAME;
END $$;
