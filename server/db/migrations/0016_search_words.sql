CREATE TABLE "listing_words" (
	"word" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonym_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonym_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_words_length_idx" ON "listing_words" USING btree (length("word"));--> statement-breakpoint
CREATE INDEX "listing_words_alike_idx" ON "listing_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- The words that may be offered for a mistyped one: of letters alone, neither very short nor very long.
CREATE FUNCTION listing_words_of(search_text text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT DISTINCT word FROM regexp_split_to_table(search_text, '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f]+') AS word
	WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
$$;
--> statement-breakpoint
-- Keeps the counts right when a listing is published, changes its words, or leaves the directory. The lock is that of
-- keep_listing_duplicates, so that no two transactions wait for each other.
CREATE FUNCTION keep_listing_words() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
	before text := CASE WHEN TG_OP <> 'INSERT' AND OLD.status = 'published' THEN OLD.search_text END;
	after text := CASE WHEN TG_OP <> 'DELETE' AND NEW.status = 'published' THEN NEW.search_text END;
BEGIN
	PERFORM pg_advisory_xact_lock('listing_duplicates'::regclass::oid::bigint);
	INSERT INTO listing_words AS kept
		SELECT word, sum(change) FROM (
			SELECT word, -1 AS change FROM listing_words_of(before) AS word
			UNION ALL SELECT word, 1 FROM listing_words_of(after) AS word
		) AS changes GROUP BY word HAVING sum(change) <> 0
		ON CONFLICT (word) DO UPDATE SET n = kept.n + excluded.n;
	DELETE FROM listing_words WHERE n = 0 AND word IN (SELECT listing_words_of(before));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "listing_words_come" AFTER INSERT ON "listings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.status = 'published') EXECUTE FUNCTION keep_listing_words();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "listing_words_go" AFTER DELETE ON "listings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (OLD.status = 'published') EXECUTE FUNCTION keep_listing_words();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "listing_words_change" AFTER UPDATE ON "listings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status = 'published' OR NEW.status = 'published') AND (OLD.status, OLD.search_text) IS DISTINCT FROM (NEW.status, NEW.search_text))
EXECUTE FUNCTION keep_listing_words();--> statement-breakpoint
INSERT INTO "listing_words" SELECT word, count(*) FROM "listings" CROSS JOIN LATERAL listing_words_of("search_text") AS word WHERE "status" = 'published' GROUP BY word;
--> statement-breakpoint
INSERT INTO "synonym_groups" ("words") SELECT string_to_array(line, ' ') FROM unnest(ARRAY[
	'soap sabuni', 'honey asali', 'charcoal mkaa makaa', 'basket kiondo kikapu', 'beeswax nta', 'oil mafuta', 'milk maziwa',
	'yoghurt yogurt mtindi', 'butter siagi', 'ghee samli', 'cheese jibini', 'egg mayai', 'chicken kuku poultry', 'fish samaki',
	'tilapia ngege', 'sardine omena dagaa', 'meat nyama', 'beef ngombe', 'goat mbuzi', 'sheep kondoo', 'cow ngombe cattle', 'camel ngamia',
	'donkey punda', 'bee nyuki', 'insect mdudu wadudu', 'food chakula', 'drink kinywaji vinywaji', 'water maji', 'tea chai', 'coffee kahawa',
	'sugar sukari', 'salt chumvi', 'bread mkate', 'flour unga', 'maize mahindi corn', 'rice mchele wali', 'wheat ngano', 'millet wimbi mawele',
	'sorghum mtama', 'porridge uji', 'bean maharage maharagwe', 'lentil dengu ndengu', 'groundnut peanut njugu karanga', 'cashew korosho',
	'coconut nazi', 'potato viazi', 'cassava muhogo', 'banana ndizi', 'mango embe maembe', 'pawpaw papaya papai', 'pineapple nanasi',
	'orange chungwa machungwa', 'lemon limau ndimu', 'avocado parachichi', 'guava pera', 'melon tikiti', 'fruit matunda tunda',
	'vegetable mboga', 'kale sukuma', 'spinach mchicha', 'cabbage kabichi', 'tomato nyanya', 'onion kitunguu vitunguu', 'carrot karoti',
	'garlic saumu', 'ginger tangawizi', 'chilli pilipili pepper', 'spice viungo', 'vanilla lavani', 'juice juisi sharubati', 'ice barafu',
	'cold baridi', 'restaurant mkahawa mgahawa hoteli', 'kitchen jikoni', 'cook mpishi pishi', 'hotel hoteli lodge',
	'guesthouse nyumbani homestay', 'room chumba vyumba', 'bed kitanda vitanda', 'tent hema', 'camp kambi', 'tour safari utalii',
	'tourism utalii', 'travel safari usafiri', 'journey safari trip', 'guide mwongozo', 'beach pwani ufuo', 'coast pwani', 'sea bahari ocean',
	'lake ziwa', 'river mto', 'mountain mlima', 'forest msitu', 'mangrove mikoko mkoko', 'baobab mbuyu', 'seaweed mwani', 'tree mti miti',
	'seedling mche miche', 'seed mbegu', 'flower maua ua', 'farm shamba', 'farmer mkulima wakulima', 'garden bustani',
	'fertiliser fertilizer mbolea', 'compost mboji mbolea', 'soil udongo earth', 'irrigation umwagiliaji', 'feed malisho', 'harvest mavuno',
	'market soko', 'shop duka store', 'trader mfanyabiashara', 'kiosk kibanda', 'cooperative ushirika', 'community jamii',
	'clothes nguo clothing', 'cloth kitambaa fabric', 'shirt shati', 'trousers suruali', 'dress gauni', 'shoe viatu kiatu',
	'sandal ndara makubadhi akala', 'bag mfuko mkoba', 'hat kofia', 'belt mshipi', 'thread uzi', 'wool sufu', 'cotton pamba', 'leather ngozi',
	'sisal mkonge katani', 'sew shona kushona', 'tailor fundi', 'weaver msusi mfumaji', 'secondhand mitumba', 'bead ushanga shanga',
	'necklace mkufu', 'earring hereni kipuli', 'beauty urembo', 'hair nywele', 'skin ngozi', 'perfume manukato', 'ointment marhamu balm',
	'child mtoto watoto kids', 'baby mtoto', 'nappy diaper nepi', 'toy doll mwanasesere', 'school shule', 'book kitabu vitabu', 'pen kalamu',
	'teacher mwalimu walimu', 'training mafunzo', 'health afya', 'medicine dawa', 'hospital hospitali', 'clinic kliniki zahanati',
	'doctor daktari', 'nurse muuguzi', 'pharmacy famasia', 'spectacles glasses miwani', 'eye macho jicho', 'tooth meno jino', 'pad sodo',
	'wheelchair kitimwendo', 'disability ulemavu', 'woman mwanamke wanawake women', 'youth vijana', 'house nyumba', 'home nyumbani',
	'door mlango milango', 'window dirisha madirisha', 'roof paa', 'brick matofali tofali', 'block tofali', 'cement saruji', 'sand mchanga',
	'stone mawe jiwe', 'paint rangi dye', 'wood mbao timber', 'furniture samani fanicha', 'chair kiti viti', 'table meza', 'mat mkeka mikeka',
	'mattress godoro', 'blanket blanketi', 'curtain pazia', 'pot chungu sufuria', 'plate sahani', 'cup kikombe', 'spoon kijiko', 'knife kisu',
	'bucket ndoo', 'bottle chupa', 'glass glasi kioo', 'broom ufagio', 'stove jiko', 'firewood kuni', 'fire moto', 'lamp taa light',
	'candle mshumaa mishumaa', 'electricity umeme', 'electric umeme', 'solar jua sola', 'sun jua', 'energy nishati', 'gas gesi', 'biogas gesi',
	'battery betri', 'pump pampu', 'machine mashine mtambo', 'repair rekebisha tengeneza', 'workshop karakana', 'welder fundi',
	'waste taka takataka', 'rubbish taka garbage', 'recycle rejeleza', 'plastic plastiki', 'paper karatasi', 'metal chuma iron',
	'tyre tairi tire', 'clean safi usafi', 'cleaning usafi', 'toilet choo vyoo', 'transport usafiri transportation', 'vehicle gari magari car',
	'bus basi matatu', 'lorry lori truck', 'motorcycle pikipiki bodaboda', 'bicycle baiskeli bike', 'boat mashua boti', 'dhow jahazi',
	'cart mkokoteni', 'luggage mizigo cargo', 'delivery usafirishaji', 'craftsman fundi', 'art sanaa', 'drum ngoma', 'music muziki',
	'gift zawadi', 'sculpture kinyago', 'pottery ufinyanzi', 'potter mfinyanzi', 'rope kamba', 'net wavu neti', 'phone simu',
	'computer kompyuta tarakilishi'
]) AS line;
