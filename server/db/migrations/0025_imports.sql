CREATE TABLE "import_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer,
	"file_name" text NOT NULL,
	"skipped" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"batch_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"filled" text[] NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"kept_because" text,
	"kept_name" text,
	CONSTRAINT "import_rows_batch_id_listing_id_pk" PRIMARY KEY("batch_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_batch_id_import_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_batches_admin_idx" ON "import_batches" USING btree ("admin_id");--> statement-breakpoint
-- Only a superuser may name the setting of a library that this connection has not used yet.
SELECT similarity('', '');--> statement-breakpoint
-- The listings that may be the business of which these facts are, and why; each reason is read from its index.
CREATE FUNCTION listings_like(of_county text, of_name text, of_telephone text, of_email text, of_host text)
RETURNS TABLE (alike_id integer, reasons text[])
LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.6 SET plan_cache_mode = force_custom_plan AS $$
BEGIN
	RETURN QUERY SELECT alike.id, array_agg(alike.reason ORDER BY alike.reason) FROM (
		SELECT id, 'phone' AS reason FROM listings WHERE telephone = of_telephone
		UNION ALL SELECT id, 'email' FROM listings WHERE lower(email) = of_email
		UNION ALL SELECT id, 'website' FROM listings WHERE website_host(url) = of_host
		UNION ALL SELECT id, 'name' FROM listings WHERE name % of_name AND county = of_county
	) AS alike GROUP BY alike.id;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION alike_listings(of_id integer) RETURNS TABLE (alike_id integer, reasons text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
	one record;
BEGIN
	SELECT county, name, telephone, lower(email) AS email, website_host(url) AS host INTO one FROM listings WHERE id = of_id;
	RETURN QUERY SELECT found.alike_id, found.reasons
	FROM listings_like(one.county, one.name, one.telephone, one.email, one.host) AS found WHERE found.alike_id <> of_id;
END $$;
