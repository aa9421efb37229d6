CREATE TABLE "listing_activity" (
	"listing_id" integer NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "listing_activity_listing_id_day_kind_pk" PRIMARY KEY("listing_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "member_visits" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"latest_at" timestamp with time zone NOT NULL,
	"earlier_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "listing_activity" ADD CONSTRAINT "listing_activity_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_visits" ADD CONSTRAINT "member_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_activity_day_idx" ON "listing_activity" USING btree ("day");