CREATE FUNCTION product_names(products jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(product->>'name' ORDER BY place), '{}') FROM jsonb_array_elements(products) WITH ORDINALITY AS each (product, place)
$$;
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "products" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- The column that the index and the trigger read is made again; without products its texts, and so the words, are what they were.
DROP TRIGGER "listing_words_change" ON "listings";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (to_search_text(array[name, summary, category, address_locality] || other_categories || themes || product_names(products))) STORED;--> statement-breakpoint
CREATE INDEX "listings_search_idx" ON "listings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_products_idx" ON "listings" USING gin ("products" jsonb_path_ops);--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "listing_words_change" AFTER UPDATE ON "listings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status = 'published' OR NEW.status = 'published') AND (OLD.status, OLD.search_text) IS DISTINCT FROM (NEW.status, NEW.search_text))
EXECUTE FUNCTION keep_listing_words();--> statement-breakpoint
UPDATE "listings" SET "approved" = jsonb_build_object('products', "products") || "approved" WHERE "approved" IS NOT NULL;
