DROP INDEX "applications_state_idx";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "approved" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (to_search_text(array[username, email, first_name, last_name])) STORED;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD COLUMN "closed_by" integer;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "state_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reviewer_id" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "total" double precision;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "basic_percent" double precision;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "completion" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "clearance" text DEFAULT 'not_yet' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "red_flags" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "amber_flags" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "theme_percents" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (to_search_text(array[action, subject, note])) STORED;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "applications" AS a SET "is_current" = NOT EXISTS (SELECT 1 FROM "applications" AS newer WHERE newer."user_id" = a."user_id" AND newer."id" > a."id");--> statement-breakpoint
UPDATE "applications" AS a SET "state_since" = COALESCE((SELECT max(e."created_at") FROM "application_events" AS e WHERE e."application_id" = a."id" AND e."from_state" <> e."to_state"), a."created_at");--> statement-breakpoint
UPDATE "applications" AS a SET "reviewer_id" = (SELECT e."actor_id" FROM "application_events" AS e WHERE e."application_id" = a."id" AND e."event" = 'application.claimed' ORDER BY e."id" DESC LIMIT 1) WHERE a."state" = 'under_review';--> statement-breakpoint
UPDATE "applications" SET
	"total" = ("assessment"->>'total')::double precision,
	"basic_percent" = ("assessment"->>'basic_percent')::double precision,
	"level" = "assessment"->>'level',
	"completion" = ("assessment"->>'completion')::integer,
	"clearance" = "assessment"->'clearance'->>'outcome',
	"red_flags" = (SELECT count(*) FROM jsonb_array_elements("assessment"->'flags') AS f WHERE f->>'flag' = 'red'),
	"amber_flags" = (SELECT count(*) FROM jsonb_array_elements("assessment"->'flags') AS f WHERE f->>'flag' = 'amber'),
	"theme_percents" = (SELECT COALESCE(jsonb_object_agg(t->>'theme', t->'percent'), '{}'::jsonb) FROM jsonb_array_elements("assessment"->'themes') AS t)
WHERE "assessment" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "audit_entries_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit log is only ever added to'; END; $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_final" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_entries_are_final"();--> statement-breakpoint
CREATE INDEX "listings_modified_idx" ON "listings" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "listings_telephone_idx" ON "listings" USING btree ("telephone");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "abuse_reports_open_idx" ON "abuse_reports" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "abuse_reports_closed_idx" ON "abuse_reports" USING btree ("closed_at","id");--> statement-breakpoint
CREATE INDEX "events_review_idx" ON "events" USING btree ("status","modified_at","id");--> statement-breakpoint
CREATE INDEX "resources_review_idx" ON "resources" USING btree ("status","modified_at","id");--> statement-breakpoint
CREATE INDEX "application_events_at_idx" ON "application_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_current_key" ON "applications" USING btree ("user_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "applications_board_idx" ON "applications" USING btree ("state","state_since","id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "applications_total_idx" ON "applications" USING btree ("total","id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "applications_submitted_idx" ON "applications" USING btree ("submitted_at","id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "applications_due_idx" ON "applications" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_search_idx" ON "audit_entries" USING gin ("search_text" gin_trgm_ops);