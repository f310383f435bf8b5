ALTER TABLE "site_settings" ADD COLUMN "time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL;--> statement-breakpoint

-- The one time zone of the site. Every question of "which day is it" goes through it, wherever the server stands.
CREATE FUNCTION site_zone() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
	RETURN coalesce((SELECT time_zone FROM site_settings), 'Asia/Kolkata');--> statement-breakpoint

CREATE OR REPLACE FUNCTION count_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO daily_figures (day, figure, kind, hours, amount)
	VALUES ((now() AT TIME ZONE site_zone())::date, NEW.status, NEW.user_type,
		least(floor(extract(epoch FROM now() - OLD.waiting_since) / 3600), 32000), 1)
	ON CONFLICT (day, figure, kind, hours) DO UPDATE SET amount = daily_figures.amount + 1;
	RETURN NULL;
END $$;
