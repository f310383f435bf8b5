CREATE TYPE "public"."birth_years" AS ENUM('from_2000', '1990_to_1999', '1980_to_1989', '1970_to_1979', 'before_1970');--> statement-breakpoint
CREATE TYPE "public"."community" AS ENUM('scheduled_caste', 'scheduled_tribe', 'other_backward_class', 'none_of_these');--> statement-breakpoint
CREATE TYPE "public"."disability" AS ENUM('yes', 'no');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('woman', 'man', 'another');--> statement-breakpoint
CREATE TABLE "fairness_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"month" char(7) NOT NULL,
	"jobs" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fairness_reports_one_a_month" UNIQUE("month")
);
--> statement-breakpoint
CREATE TABLE "voluntary_attributes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"gender" "gender",
	"birth_years" "birth_years",
	"community" "community",
	"disability" "disability",
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learned_profession_relations" (
	"wanted_id" integer NOT NULL,
	"had_id" integer NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "learned_profession_relations_key" PRIMARY KEY("wanted_id","had_id")
);
--> statement-breakpoint
CREATE TABLE "learned_skill_relations" (
	"wanted_id" integer NOT NULL,
	"had_id" integer NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "learned_skill_relations_key" PRIMARY KEY("wanted_id","had_id")
);
--> statement-breakpoint
ALTER TABLE "voluntary_attributes" ADD CONSTRAINT "voluntary_attributes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_profession_relations" ADD CONSTRAINT "learned_profession_relations_wanted_id_professions_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_profession_relations" ADD CONSTRAINT "learned_profession_relations_had_id_professions_id_fk" FOREIGN KEY ("had_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_skill_relations" ADD CONSTRAINT "learned_skill_relations_wanted_id_skills_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_skill_relations" ADD CONSTRAINT "learned_skill_relations_had_id_skills_id_fk" FOREIGN KEY ("had_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;