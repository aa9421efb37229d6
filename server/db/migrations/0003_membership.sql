CREATE TABLE "business_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"kra_pin" text DEFAULT '' NOT NULL,
	"founders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"staff" text DEFAULT '' NOT NULL,
	"turnover" text DEFAULT '' NOT NULL,
	"street_address" text DEFAULT '' NOT NULL,
	"street_public" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trend_snapshots" (
	"month" text PRIMARY KEY NOT NULL,
	"trends" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"encoding_format" text NOT NULL,
	"content_size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendances" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendances_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "bought_categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "buying_frequency" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "sways" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "barriers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "extra_willing" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "waste_sorting" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "transport" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "cooking" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "solar_at_home" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "volunteering" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "individual_profiles" ADD COLUMN "heard_through" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "newsletter_token" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "uploads_user_idx" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attendances_user_idx" ON "attendances" USING btree ("user_id");