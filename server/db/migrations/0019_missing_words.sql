CREATE TABLE "missing_words" (
	"day" text NOT NULL,
	"word" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "missing_words_day_word_pk" PRIMARY KEY("day","word")
);
