-- Who called it is asked by its signature alone: the words around it are in the language of the server's messages.
CREATE OR REPLACE FUNCTION audit_entries_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	calls text;
	computed text[] := array['note', 'search_text'];
BEGIN
	GET DIAGNOSTICS calls = PG_CONTEXT;
	IF TG_OP = 'UPDATE' AND strpos(calls, 'redact_audit_notes(integer,integer[],text[],integer,timestamp with time zone)') > 0
		AND length(NEW.note) < length(OLD.note) AND to_jsonb(NEW) - computed = to_jsonb(OLD) - computed THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
