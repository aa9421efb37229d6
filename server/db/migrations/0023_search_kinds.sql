CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "search_words_kind_word_pk" PRIMARY KEY("kind","word")
);
--> statement-breakpoint
DROP TABLE "listing_words";--> statement-breakpoint
ALTER TABLE "missing_words" DROP CONSTRAINT "missing_words_day_word_pk";--> statement-breakpoint
ALTER TABLE "missing_words" ADD COLUMN "kind" text DEFAULT 'listing' NOT NULL;--> statement-breakpoint
ALTER TABLE "missing_words" ADD CONSTRAINT "missing_words_day_kind_word_pk" PRIMARY KEY("day","kind","word");--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "status" text DEFAULT 'hidden' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (to_search_text(array[display_name, introduction] || themes)) STORED;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (to_search_text(array[name, summary, organizer] || themes || CASE WHEN members_only THEN '{}' ELSE array[place_name, street_address, description] END)) STORED;--> statement-breakpoint
CREATE INDEX "search_words_length_idx" ON "search_words" USING btree ("kind",length("word"));--> statement-breakpoint
CREATE INDEX "search_words_alike_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "individual_profiles_search_idx" ON "individual_profiles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_search_idx" ON "events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER FUNCTION listing_words_of(text) RENAME TO search_words_of;--> statement-breakpoint
DROP TRIGGER "listing_words_come" ON "listings";--> statement-breakpoint
DROP TRIGGER "listing_words_go" ON "listings";--> statement-breakpoint
DROP TRIGGER "listing_words_change" ON "listings";--> statement-breakpoint
DROP FUNCTION keep_listing_words();--> statement-breakpoint
-- The community page shows active individuals. The lock makes a form and a suspension of its account wait for each other.
CREATE FUNCTION show_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT CASE WHEN active AND user_type = 'individual' THEN 'published' ELSE 'hidden' END
		INTO NEW.status FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION show_changed_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE individual_profiles SET status = CASE WHEN NEW.active AND NEW.user_type = 'individual' THEN 'published' ELSE 'hidden' END
		WHERE user_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE "individual_profiles" SET "status" = 'published' FROM "users" WHERE "id" = "user_id" AND "active" AND "user_type" = 'individual';--> statement-breakpoint
CREATE TRIGGER "individual_profiles_come" BEFORE INSERT ON "individual_profiles" FOR EACH ROW EXECUTE FUNCTION show_member();--> statement-breakpoint
CREATE TRIGGER "users_show_member" AFTER UPDATE ON "users" FOR EACH ROW
WHEN ((OLD.active, OLD.user_type) IS DISTINCT FROM (NEW.active, NEW.user_type)) EXECUTE FUNCTION show_changed_member();--> statement-breakpoint
-- Keeps the counts right when something becomes public, changes its words, or leaves. Its arguments are the kind and
-- the states in which that is public. The lock is that of keep_listing_duplicates, so that no two transactions wait
-- for each other.
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
	this text := TG_ARGV[0];
	before text := CASE WHEN TG_OP <> 'INSERT' AND OLD.status = ANY (TG_ARGV[1:]) THEN OLD.search_text END;
	after text := CASE WHEN TG_OP <> 'DELETE' AND NEW.status = ANY (TG_ARGV[1:]) THEN NEW.search_text END;
BEGIN
	IF before IS NOT DISTINCT FROM after THEN
		RETURN NULL;
	END IF;
	PERFORM pg_advisory_xact_lock('listing_duplicates'::regclass::oid::bigint);
	INSERT INTO search_words AS kept
		SELECT this, word, sum(change) FROM (
			SELECT word, -1 AS change FROM search_words_of(before) AS word
			UNION ALL SELECT word, 1 FROM search_words_of(after) AS word
		) AS changes GROUP BY word HAVING sum(change) <> 0
		ON CONFLICT (kind, word) DO UPDATE SET n = kept.n + excluded.n;
	DELETE FROM search_words WHERE n = 0 AND kind = this AND word IN (SELECT search_words_of(before));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "listings_words" AFTER INSERT OR DELETE ON "listings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
EXECUTE FUNCTION keep_search_words('listing', 'published');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "listings_words_change" AFTER UPDATE ON "listings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status, OLD.search_text) IS DISTINCT FROM (NEW.status, NEW.search_text)) EXECUTE FUNCTION keep_search_words('listing', 'published');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "resources_words" AFTER INSERT OR DELETE ON "resources" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
EXECUTE FUNCTION keep_search_words('resource', 'published');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "resources_words_change" AFTER UPDATE ON "resources" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status, OLD.search_text) IS DISTINCT FROM (NEW.status, NEW.search_text)) EXECUTE FUNCTION keep_search_words('resource', 'published');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "events_words" AFTER INSERT OR DELETE ON "events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
EXECUTE FUNCTION keep_search_words('event', 'published', 'cancelled', 'postponed');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "events_words_change" AFTER UPDATE ON "events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status, OLD.search_text) IS DISTINCT FROM (NEW.status, NEW.search_text)) EXECUTE FUNCTION keep_search_words('event', 'published', 'cancelled', 'postponed');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "individual_profiles_words" AFTER INSERT OR DELETE ON "individual_profiles" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
EXECUTE FUNCTION keep_search_words('member', 'published');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "individual_profiles_words_change" AFTER UPDATE ON "individual_profiles" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status, OLD.search_text) IS DISTINCT FROM (NEW.status, NEW.search_text)) EXECUTE FUNCTION keep_search_words('member', 'published');--> statement-breakpoint
INSERT INTO "search_words" SELECT kind, word, count(*) FROM (
	SELECT 'listing' AS kind, "search_text" FROM "listings" WHERE "status" = 'published'
	UNION ALL SELECT 'resource', "search_text" FROM "resources" WHERE "status" = 'published'
	UNION ALL SELECT 'event', "search_text" FROM "events" WHERE "status" IN ('published', 'cancelled', 'postponed')
	UNION ALL SELECT 'member', "search_text" FROM "individual_profiles" WHERE "status" = 'published'
) AS shown CROSS JOIN LATERAL search_words_of("search_text") AS word GROUP BY kind, word;
