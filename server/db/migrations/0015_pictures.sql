CREATE TABLE "upload_sizes" (
	"upload_id" text NOT NULL,
	"width" integer NOT NULL,
	"content_size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_sizes_upload_id_width_pk" PRIMARY KEY("upload_id","width")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "pictures" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "upload_sizes" ADD CONSTRAINT "upload_sizes_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_pictures_idx" ON "listings" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
UPDATE "listings" SET "approved" = jsonb_build_object('pictures', "pictures") || "approved" WHERE "approved" IS NOT NULL;
