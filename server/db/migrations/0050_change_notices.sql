-- Every process of the server hears which tables a committed transaction has changed, and makes what shows them anew (ADR 65).
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('data_changed', TG_TABLE_NAME);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "listings_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "events_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "attendances_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "attendances" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "resources_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "resources" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "settings_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "site_texts_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_texts" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "users_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "individual_profiles_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "individual_profiles" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "trend_snapshots_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "trend_snapshots" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "search_words_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_words" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "synonym_groups_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "synonym_groups" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "applications_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "applications" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "application_events_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "application_events" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "result_pages_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "result_pages" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER "result_credentials_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "result_credentials" FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
