CREATE TYPE "public"."import_row_state" AS ENUM('ready', 'faulty', 'imported', 'undone', 'kept');--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('reading', 'ready', 'importing', 'stopped', 'done', 'undoing', 'undone', 'failed');--> statement-breakpoint
CREATE TABLE "job_import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"state" "import_row_state" DEFAULT 'ready' NOT NULL,
	"draft" jsonb,
	"external_id" text,
	"likeness" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duplicate_of" uuid,
	"duplicate_row" integer,
	"job_id" uuid,
	CONSTRAINT "job_import_rows_key" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "job_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"account_id" uuid,
	"file_name" text NOT NULL,
	"key" text,
	"state" "import_state" DEFAULT 'reading' NOT NULL,
	"problem" text,
	"header" text[] DEFAULT '{}' NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"checked_to" integer DEFAULT 0 NOT NULL,
	"faulty" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"with_duplicates" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "job_import_rows" ADD CONSTRAINT "job_import_rows_import_id_job_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."job_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_import_rows" ADD CONSTRAINT "job_import_rows_duplicate_of_jobs_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_import_rows" ADD CONSTRAINT "job_import_rows_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_imports" ADD CONSTRAINT "job_imports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_imports" ADD CONSTRAINT "job_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_import_rows_duplicate" ON "job_import_rows" USING btree ("duplicate_of") WHERE "job_import_rows"."duplicate_of" is not null;--> statement-breakpoint
CREATE INDEX "job_import_rows_job" ON "job_import_rows" USING btree ("job_id") WHERE "job_import_rows"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "job_imports_organisation" ON "job_imports" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "job_imports_account" ON "job_imports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "job_imports_created" ON "job_imports" USING brin ("created_at") WITH (autosummarize=true);--> statement-breakpoint
-- fine: no portal was in use yet
CREATE INDEX "jobs_external" ON "jobs" USING btree ("organisation_id","external_id") WHERE "jobs"."external_id" is not null;