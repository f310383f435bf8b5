CREATE TABLE "scim_users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"external_id" text,
	"role" "member_role" NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_users_email_lower" CHECK ("scim_users"."email" = lower("scim_users"."email"))
);
--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_email_unique" ON "scim_users" USING btree ("organisation_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_account_unique" ON "scim_users" USING btree ("organisation_id","account_id");--> statement-breakpoint
CREATE INDEX "scim_users_account" ON "scim_users" USING btree ("account_id");