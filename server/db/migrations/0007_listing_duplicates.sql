-- The host of a website; null for a page on a network, which says nothing of whose it is.
CREATE FUNCTION website_host(url text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN host !~ '(^|\.)(x\.com|twitter\.com|linkedin\.com|instagram\.com|facebook\.com|fb\.com)$' THEN nullif(host, '') END
	FROM (SELECT regexp_replace(split_part(lower(url), '/', 3), '^www\.', '') AS host) AS address
$$;
--> statement-breakpoint
CREATE TABLE "listing_duplicates" (
	"listing_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"reasons" text[] NOT NULL,
	CONSTRAINT "listing_duplicates_listing_id_other_id_pk" PRIMARY KEY("listing_id","other_id")
);
--> statement-breakpoint
CREATE INDEX "listing_duplicates_other_idx" ON "listing_duplicates" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "listings_host_idx" ON "listings" USING btree (website_host("url"));--> statement-breakpoint
CREATE INDEX "listings_name_idx" ON "listings" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_stale_idx" ON "listings" USING btree ("modified_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "listings_touched_idx" ON "listings" USING btree ("id") WHERE modified_at > approved_at;--> statement-breakpoint
-- Only a superuser may name the setting of a library that this connection has not used yet.
SELECT similarity('', '');--> statement-breakpoint
-- The listings that may be the same business as this one, and why; each reason is read from its index.
CREATE FUNCTION alike_listings(of_id integer) RETURNS TABLE (alike_id integer, reasons text[])
LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.6 AS $$
DECLARE
	one record;
BEGIN
	SELECT county, name, telephone, lower(email) AS email, website_host(url) AS host INTO one FROM listings WHERE id = of_id;
	RETURN QUERY SELECT alike.id, array_agg(alike.reason ORDER BY alike.reason) FROM (
		SELECT id, 'phone' AS reason FROM listings WHERE telephone = one.telephone
		UNION ALL SELECT id, 'email' FROM listings WHERE lower(email) = one.email
		UNION ALL SELECT id, 'website' FROM listings WHERE website_host(url) = one.host
		UNION ALL SELECT id, 'name' FROM listings WHERE name % one.name AND county = one.county
	) AS alike WHERE alike.id <> of_id GROUP BY alike.id;
END $$;
--> statement-breakpoint
-- How many others the list of a listing names at most.
CREATE FUNCTION most_duplicates() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 20 $$;
--> statement-breakpoint
-- Where another stands in the list of a listing: by how much both share, then by how soon one came after the other.
CREATE FUNCTION duplicate_place(listing_id integer, other_id integer, reasons text[]) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ARRAY[-cardinality(reasons), abs(other_id - listing_id), other_id]
$$;
--> statement-breakpoint
-- What the list of a listing has to name.
CREATE FUNCTION duplicates_of(of_id integer) RETURNS SETOF listing_duplicates LANGUAGE sql STABLE AS $$
	SELECT of_id, alike_id, reasons FROM alike_listings(of_id) ORDER BY duplicate_place(of_id, alike_id, reasons) LIMIT most_duplicates()
$$;
--> statement-breakpoint
-- Keeps the lists right when a listing comes, changes in what is compared, or goes. Of two alike listings that are saved
-- at once, the second waits here until it can see the first.
CREATE FUNCTION keep_listing_duplicates() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
	full_lists integer[];
BEGIN
	PERFORM pg_advisory_xact_lock('listing_duplicates'::regclass::oid::bigint);
	DELETE FROM listing_duplicates WHERE listing_id = coalesce(NEW.id, OLD.id);
	IF TG_OP <> 'INSERT' THEN
		-- A full list that names it may have left others out; every other list names all there are.
		full_lists := array(
			SELECT listing_id FROM listing_duplicates AS naming WHERE other_id = OLD.id AND most_duplicates() <= (
				SELECT count(*) FROM listing_duplicates AS named WHERE named.listing_id = naming.listing_id
			)
		);
		DELETE FROM listing_duplicates WHERE listing_id = ANY (full_lists) OR other_id = OLD.id;
		INSERT INTO listing_duplicates SELECT list.* FROM unnest(full_lists) AS id CROSS JOIN LATERAL duplicates_of(id) AS list;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		WITH alike AS MATERIALIZED (SELECT * FROM alike_listings(NEW.id))
		INSERT INTO listing_duplicates (
			SELECT NEW.id, alike_id, reasons FROM alike ORDER BY duplicate_place(NEW.id, alike_id, reasons) LIMIT most_duplicates()
		) UNION ALL (
			SELECT alike_id, NEW.id, alike.reasons FROM alike CROSS JOIN LATERAL (
				SELECT count(*) AS length, max(duplicate_place(listing_id, other_id, named.reasons)) AS last
				FROM listing_duplicates AS named WHERE listing_id = alike_id
			) AS list WHERE length < most_duplicates() OR duplicate_place(alike_id, NEW.id, alike.reasons) < last
		) ON CONFLICT DO NOTHING;
		DELETE FROM listing_duplicates USING (
			SELECT listing_id, max(duplicate_place(listing_id, other_id, reasons)) AS last FROM listing_duplicates
			WHERE listing_id IN (SELECT listing_id FROM listing_duplicates WHERE other_id = NEW.id)
			GROUP BY listing_id HAVING count(*) > most_duplicates()
		) AS overfull WHERE listing_duplicates.listing_id = overfull.listing_id AND other_id = last[3];
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "listing_duplicates_come_and_go" AFTER INSERT OR DELETE ON "listings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_listing_duplicates();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "listing_duplicates_change" AFTER UPDATE ON "listings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.county, OLD.name, OLD.telephone, OLD.email, OLD.url) IS DISTINCT FROM (NEW.county, NEW.name, NEW.telephone, NEW.email, NEW.url))
EXECUTE FUNCTION keep_listing_duplicates();--> statement-breakpoint
INSERT INTO "listing_duplicates" SELECT list.* FROM "listings" CROSS JOIN LATERAL duplicates_of("id") AS list;
