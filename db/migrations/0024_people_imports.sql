CREATE TYPE "public"."person_row_state" AS ENUM('ready', 'faulty', 'invited');--> statement-breakpoint
CREATE TABLE "declined_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"declined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"state" "person_row_state" DEFAULT 'ready' NOT NULL,
	"person" jsonb,
	"email" text,
	"mobile" text,
	"address_hash" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"known" text,
	"known_row" integer,
	"token_hash" text,
	"mailed_at" timestamp with time zone,
	"expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "people_import_rows_key" PRIMARY KEY("import_id","number"),
	CONSTRAINT "people_import_rows_email_lower" CHECK ("people_import_rows"."email" = lower("people_import_rows"."email"))
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"account_id" uuid,
	"source" text,
	"language" "page_language",
	"invited" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_import_id_people_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."people_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_import_rows_email" ON "people_import_rows" USING btree ("email") WHERE "people_import_rows"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "people_import_rows_token" ON "people_import_rows" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "people_import_rows_expiry" ON "people_import_rows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "people_imports_account" ON "people_imports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "people_imports_created" ON "people_imports" USING btree ("created_at");