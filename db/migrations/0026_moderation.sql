CREATE TYPE "public"."consent_purpose" AS ENUM('account', 'shown_to_members', 'shown_to_public', 'match_mails', 'learning', 'equal_opportunity');--> statement-breakpoint
CREATE TYPE "public"."erasure_cause" AS ENUM('asked', 'inactive');--> statement-breakpoint
CREATE TYPE "public"."case_state" AS ENUM('reported', 'frozen', 'mended', 'disputed', 'upheld', 'dismissed', 'settled');--> statement-breakpoint
ALTER TYPE "public"."account_status" ADD VALUE 'frozen';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'moderation';--> statement-breakpoint
CREATE TABLE "mail_wordings" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text,
	"words" text,
	"author_id" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_wordings_key" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" "consent_purpose" NOT NULL,
	"notice_version" integer NOT NULL,
	"language" "page_language" NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"all" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"key" text,
	"size" bigint,
	CONSTRAINT "data_exports_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"cause" "erasure_cause" NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status_before" "account_status",
	"status_reason_before" text,
	"waiting_since_before" timestamp with time zone,
	"seal_due_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone,
	"sealed_at" timestamp with time zone,
	"destroy_due_at" timestamp with time zone NOT NULL,
	"destroyed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nominees" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed_records" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"destroy_due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_hours" (
	"hour" timestamp with time zone NOT NULL,
	"task" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_hours_key" PRIMARY KEY("hour","task")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subject_kind" "report_kind" NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"organisation_id" uuid,
	"state" "case_state" DEFAULT 'reported' NOT NULL,
	"weight" real DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_words" text,
	"answered_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"ruling_words" text
);
--> statement-breakpoint
CREATE TABLE "reporters" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"weight" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strikes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "frozen_from" "account_status";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "mail_wordings" ADD CONSTRAINT "mail_wordings_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporters" ADD CONSTRAINT "reporters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_open" ON "consents" USING btree ("account_id","purpose") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_running" ON "data_exports" USING btree ("account_id") WHERE "data_exports"."ready_at" is null and "data_exports"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "data_exports_asked" ON "data_exports" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "erasures_to_seal" ON "erasures" USING btree ("seal_due_at") WHERE "erasures"."sealed_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_to_destroy" ON "erasures" USING btree ("destroy_due_at") WHERE "erasures"."sealed_at" is not null and "erasures"."destroyed_at" is null;--> statement-breakpoint
CREATE INDEX "sealed_records_due" ON "sealed_records" USING btree ("destroy_due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_live" ON "cases" USING btree ("subject_kind","subject_id") WHERE "cases"."state" not in ('dismissed', 'settled');--> statement-breakpoint
CREATE INDEX "cases_state" ON "cases" USING btree ("state","weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cases_owner" ON "cases" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cases_organisation" ON "cases" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "strikes_once" ON "strikes" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "strikes_account" ON "strikes" USING btree ("account_id","given_at");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_case" ON "reports" USING btree ("case_id");--> statement-breakpoint

-- Whatever else happens to an account, while it is frozen it stays so, and becomes afterwards what it was made meanwhile.
CREATE FUNCTION keep_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.frozen_from IS NOT NULL AND NEW.status::text NOT IN ('frozen', 'suspended') THEN
		NEW.frozen_from := NEW.status;
		NEW.status := 'frozen';
	ELSIF NEW.frozen_from IS NULL AND NEW.status::text = 'frozen' THEN
		-- It was set aside while it was frozen, and the freeze ended in the meantime.
		NEW.status := coalesce(OLD.frozen_from, 'approved');
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_keep_frozen BEFORE UPDATE OF status, frozen_from ON "accounts"
	FOR EACH ROW EXECUTE FUNCTION keep_frozen();--> statement-breakpoint

-- What was reported until now becomes cases.
INSERT INTO cases (subject_kind, subject_id, owner_id, organisation_id, weight, opened_at, changed_at)
SELECT filed.subject_kind, filed.subject_id, owned.owner_id, owned.organisation_id, filed.weight, filed.at, filed.at
FROM (
	SELECT subject_kind, subject_id, count(*)::real AS weight, min(reported_at) AS at
	FROM reports WHERE status = 'filed' GROUP BY subject_kind, subject_id
) filed
CROSS JOIN LATERAL (
	SELECT id AS owner_id, NULL::uuid AS organisation_id FROM accounts
	WHERE filed.subject_kind = 'person' AND id = filed.subject_id
	UNION ALL
	SELECT author_id, NULL FROM messages
	WHERE filed.subject_kind = 'message' AND id = filed.subject_id AND author_id IS NOT NULL
	UNION ALL
	SELECT account_id, organisation_id FROM organisation_members
	WHERE role = 'owner' AND organisation_id = CASE filed.subject_kind
		WHEN 'organisation' THEN filed.subject_id
		WHEN 'job' THEN (SELECT jobs.organisation_id FROM jobs WHERE jobs.id = filed.subject_id) END
) owned;--> statement-breakpoint
UPDATE reports SET case_id = cases.id FROM cases
WHERE reports.status = 'filed' AND cases.subject_kind = reports.subject_kind AND cases.subject_id = reports.subject_id;
