CREATE TABLE "changed_listings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changed_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL
);

--> statement-breakpoint
DROP TRIGGER "listing_duplicates_come_and_go" ON "listings";--> statement-breakpoint
DROP TRIGGER "listing_duplicates_change" ON "listings";--> statement-breakpoint
DROP FUNCTION keep_listing_duplicates();--> statement-breakpoint
-- A row of its own for each change: a row of the listing would make a writer wait for the job, or the job miss a change.
CREATE FUNCTION note_changed_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changed_listings (listing_id) VALUES (coalesce(NEW.id, OLD.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listings_come_and_go" AFTER INSERT OR DELETE ON "listings" FOR EACH ROW EXECUTE FUNCTION note_changed_listing();--> statement-breakpoint
CREATE TRIGGER "listings_change" AFTER UPDATE ON "listings" FOR EACH ROW
WHEN ((OLD.county, OLD.name, OLD.telephone, OLD.email, OLD.url) IS DISTINCT FROM (NEW.county, NEW.name, NEW.telephone, NEW.email, NEW.url))
EXECUTE FUNCTION note_changed_listing();--> statement-breakpoint
-- Makes the lists right for one listing as it is now: there, or gone. Only one transaction at a time may call it.
CREATE FUNCTION follow_changed_listing(of_id bigint) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
	-- A full list that names it may have left others out; every other list names all there are.
	full_lists bigint[] := array(
		SELECT listing_id FROM listing_duplicates AS naming WHERE other_id = of_id AND most_duplicates() <= (
			SELECT count(*) FROM listing_duplicates AS named WHERE named.listing_id = naming.listing_id
		)
	);
BEGIN
	DELETE FROM listing_duplicates WHERE of_id IN (listing_id, other_id) OR listing_id = ANY (full_lists);
	INSERT INTO listing_duplicates SELECT list.* FROM unnest(full_lists) AS id CROSS JOIN LATERAL duplicates_of(id) AS list;
	WITH alike AS MATERIALIZED (SELECT * FROM alike_listings(of_id))
	INSERT INTO listing_duplicates (
		SELECT of_id, alike_id, reasons FROM alike ORDER BY duplicate_place(of_id, alike_id, reasons) LIMIT most_duplicates()
	) UNION ALL (
		SELECT alike_id, of_id, alike.reasons FROM alike CROSS JOIN LATERAL (
			SELECT count(*) AS length, max(duplicate_place(listing_id, other_id, named.reasons)) AS last
			FROM listing_duplicates AS named WHERE listing_id = alike_id
		) AS list WHERE length < most_duplicates() OR duplicate_place(alike_id, of_id, alike.reasons) < last
	) ON CONFLICT DO NOTHING;
	DELETE FROM listing_duplicates USING (
		SELECT listing_id, max(duplicate_place(listing_id, other_id, reasons)) AS last FROM listing_duplicates
		WHERE listing_id IN (SELECT listing_id FROM listing_duplicates WHERE other_id = of_id)
		GROUP BY listing_id HAVING count(*) > most_duplicates()
	) AS overfull WHERE listing_duplicates.listing_id = overfull.listing_id AND other_id = last[3];
END $$;
