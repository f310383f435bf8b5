CREATE TABLE "kept_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_verifications" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD COLUMN "other_tries" integer DEFAULT 0 NOT NULL;