CREATE TABLE "result_pages" (
	"code" text PRIMARY KEY NOT NULL,
	"listing_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "result_pages" ADD CONSTRAINT "result_pages_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "result_pages_listing_key" ON "result_pages" USING btree ("listing_id");