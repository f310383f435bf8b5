CREATE TABLE "case_looks" (
	"account_id" uuid NOT NULL,
	"approver_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "case_looks_key" PRIMARY KEY("account_id","approver_id")
);
--> statement-breakpoint
CREATE TABLE "decided_profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"profile" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_digests" (
	"account_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_digests_key" PRIMARY KEY("account_id","digest")
);
--> statement-breakpoint
CREATE TABLE "likely_duplicates" (
	"account_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likely_duplicates_key" PRIMARY KEY("account_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"suspended_by" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"status_before" "account_status" NOT NULL,
	"reason_before" text
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "case_looks" ADD CONSTRAINT "case_looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_looks" ADD CONSTRAINT "case_looks_approver_id_accounts_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decided_profiles" ADD CONSTRAINT "decided_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_digests" ADD CONSTRAINT "file_digests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likely_duplicates" ADD CONSTRAINT "likely_duplicates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likely_duplicates" ADD CONSTRAINT "likely_duplicates_other_id_accounts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_suspended_by_accounts_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_looks_approver" ON "case_looks" USING btree ("approver_id");--> statement-breakpoint
CREATE INDEX "case_looks_until" ON "case_looks" USING btree ("until");--> statement-breakpoint
CREATE INDEX "decided_profiles_account" ON "decided_profiles" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "file_digests_digest" ON "file_digests" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "likely_duplicates_other" ON "likely_duplicates" USING btree ("other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_one" ON "suspensions" USING btree ("account_id") WHERE "suspensions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "suspensions_account" ON "suspensions" USING btree ("account_id","started_at");--> statement-breakpoint
CREATE INDEX "suspensions_by" ON "suspensions" USING btree ("suspended_by");--> statement-breakpoint
CREATE INDEX "suspensions_ending" ON "suspensions" USING btree ("until") WHERE "suspensions"."lifted_at" is null;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin (lower("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "candidates_birth_date" ON "candidates" USING btree ("birth_date");--> statement-breakpoint
CREATE INDEX "candidates_mobile" ON "candidates" USING btree (right("mobile_number", 10));--> statement-breakpoint
CREATE INDEX "candidates_whatsapp" ON "candidates" USING btree (right("whatsapp_number", 10));--> statement-breakpoint
CREATE INDEX "candidates_same_words" ON "candidates" USING btree (md5(regexp_replace(lower("summary"), '[^[:alnum:]]+', '', 'g'))) WHERE length("candidates"."summary") >= 80;--> statement-breakpoint
CREATE INDEX "guests_mobile" ON "guests" USING btree (right("mobile_number", 10));--> statement-breakpoint
CREATE INDEX "organisation_members_invited_by" ON "organisation_members" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "organisations_mobile" ON "organisations" USING btree (right("mobile_number", 10));