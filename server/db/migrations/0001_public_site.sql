CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION to_search_text(parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ' ' || lower(translate(array_to_string(parts, ' '), 'àáâãäçèéêëĩìíîïñòóôõöũùúûüÀÁÂÃÄÇÈÉÊËĨÌÍÎÏÑÒÓÔÕÖŨÙÚÛÜ''’-/&(),.', 'aaaaaceeeeiiiiinooooouuuuuAAAAACEEEEIIIIINOOOOOUUUUU         '))
$$;
--> statement-breakpoint
CREATE TABLE "abuse_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "abuse_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"email" text NOT NULL,
	"reporter_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "events_public_idx";--> statement-breakpoint
DROP INDEX "listings_public_idx";--> statement-breakpoint
DROP INDEX "resources_public_idx";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (to_search_text(array[name, summary, category, address_locality] || other_categories || themes)) STORED;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "encoding" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "search_text" text GENERATED ALWAYS AS (to_search_text(array[headline, abstract, author, resource_type] || themes)) STORED;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abuse_reports_subject_idx" ON "abuse_reports" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "events_ended_idx" ON "events" USING btree ("end_date") WHERE status in ('published', 'cancelled', 'postponed');--> statement-breakpoint
CREATE INDEX "events_themes_idx" ON "events" USING gin ("themes");--> statement-breakpoint
CREATE INDEX "listings_featured_idx" ON "listings" USING btree ("status","featured" DESC NULLS LAST,"name","id");--> statement-breakpoint
CREATE INDEX "listings_newest_idx" ON "listings" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_category_idx" ON "listings" USING btree ("status","category","name");--> statement-breakpoint
CREATE INDEX "listings_county_idx" ON "listings" USING btree ("status","county","name");--> statement-breakpoint
CREATE INDEX "listings_other_categories_idx" ON "listings" USING gin ("other_categories");--> statement-breakpoint
CREATE INDEX "listings_themes_idx" ON "listings" USING gin ("themes");--> statement-breakpoint
CREATE INDEX "listings_badges_idx" ON "listings" USING gin ("badges");--> statement-breakpoint
CREATE INDEX "listings_search_idx" ON "listings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resources_type_idx" ON "resources" USING btree ("status","resource_type","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resources_themes_idx" ON "resources" USING gin ("themes");--> statement-breakpoint
CREATE INDEX "resources_search_idx" ON "resources" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_public_idx" ON "events" USING btree ("start_date","id") WHERE status in ('published', 'cancelled', 'postponed');--> statement-breakpoint
CREATE INDEX "listings_public_idx" ON "listings" USING btree ("status","name","id");--> statement-breakpoint
CREATE INDEX "resources_public_idx" ON "resources" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);