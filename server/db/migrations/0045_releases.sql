CREATE TABLE "files_of_releases" (
	"release_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "files_of_releases_release_id_name_pk" PRIMARY KEY("release_id","name")
);--> statement-breakpoint
CREATE TABLE "release_files" (
	"name" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"is_brotli" boolean NOT NULL,
	"content" "bytea" NOT NULL
);--> statement-breakpoint
CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "files_of_releases" ADD CONSTRAINT "files_of_releases_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files_of_releases" ADD CONSTRAINT "files_of_releases_name_release_files_name_fk" FOREIGN KEY ("name") REFERENCES "public"."release_files"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_releases_name_idx" ON "files_of_releases" USING btree ("name");