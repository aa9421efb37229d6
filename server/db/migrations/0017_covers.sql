ALTER TABLE "events" ADD COLUMN "cover" jsonb;
--> statement-breakpoint
UPDATE "events" SET "cover" = jsonb_build_object(
	'src', "events"."image",
	'widths', (SELECT coalesce(jsonb_agg(s.width ORDER BY s.width), '[]') FROM "upload_sizes" s WHERE s.upload_id = u.id) || to_jsonb(u.width),
	'width', u.width, 'height', u.height, 'color', u.color, 'alt', ''
) FROM "uploads" u
WHERE "events"."image" = '/uploads/' || u.id || '/' || u.name AND u.width IS NOT NULL AND u.height IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "image";
--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "cover" TO "image";
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "cover" jsonb;
--> statement-breakpoint
UPDATE "resources" SET "cover" = jsonb_build_object(
	'src', "resources"."image",
	'widths', (SELECT coalesce(jsonb_agg(s.width ORDER BY s.width), '[]') FROM "upload_sizes" s WHERE s.upload_id = u.id) || to_jsonb(u.width),
	'width', u.width, 'height', u.height, 'color', u.color, 'alt', ''
) FROM "uploads" u
WHERE "resources"."image" = '/uploads/' || u.id || '/' || u.name AND u.width IS NOT NULL AND u.height IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "resources" DROP COLUMN "image";
--> statement-breakpoint
ALTER TABLE "resources" RENAME COLUMN "cover" TO "image";
