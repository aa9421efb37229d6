CREATE TABLE "join_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"q" text NOT NULL,
	"county" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "join_alerts_token_key" ON "join_alerts" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "join_alerts_search_key" ON "join_alerts" USING btree ("email","q","county");