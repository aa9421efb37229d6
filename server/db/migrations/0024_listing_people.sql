CREATE TABLE "listing_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_people" (
	"listing_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_people_listing_id_user_id_pk" PRIMARY KEY("listing_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "listing_invitations" ADD CONSTRAINT "listing_invitations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_invitations" ADD CONSTRAINT "listing_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_people" ADD CONSTRAINT "listing_people_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_people" ADD CONSTRAINT "listing_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_invitations_key" ON "listing_invitations" USING btree ("listing_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_invitations_token_key" ON "listing_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "listing_invitations_email_idx" ON "listing_invitations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "listing_invitations_sender_idx" ON "listing_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "listing_people_user_idx" ON "listing_people" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "listing_people" ("listing_id", "user_id", "role")
SELECT "id", "owner_id", 'owner' FROM "listings" WHERE "owner_id" IS NOT NULL;
