/** The Kiswahili of a question: the texts that a reader sees, where the English one has them. */
export interface TranslatedQuestion {
  text: string;
  help?: string;
  why?: string;
  /** The names of laws stay as they are. */
  source?: string;
  evidence_hint?: string;
  /** Whole labels by the option's value. */
  options?: Readonly<Record<string, string>>;
}

/** The Kiswahili of a category. Presets are shared by questions: see presets.ts. */
export interface TranslatedCategory {
  /** By code. */
  questions: Readonly<Record<string, TranslatedQuestion>>;
}
