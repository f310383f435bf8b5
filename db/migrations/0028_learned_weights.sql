CREATE TABLE "learned_weights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learned_weights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"skills" double precision NOT NULL,
	"profession" double precision NOT NULL,
	"experience" double precision NOT NULL,
	"education" double precision NOT NULL,
	"languages" double precision NOT NULL,
	"words" double precision NOT NULL,
	"outcomes" integer NOT NULL,
	"learned_at" timestamp with time zone DEFAULT now() NOT NULL
);
