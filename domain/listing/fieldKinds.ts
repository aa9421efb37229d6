/** Texts by what they hold; the rules of each kind are in `textRules`. */
export const TEXT_KINDS = [
  'text',
  'longText',
  'phone',
  'email',
  'link',
  'picture',
  'registration',
  'kraPin',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export type Step = 'business' | 'work' | 'reach' | 'private';

interface Row {
  /** What the field is called, everywhere. */
  readonly label: string;
  /** What lists of listings call it, where that is another word. */
  readonly listLabel?: string;
  /** Shown in the directory. Owner and reviewers alone see the rest. */
  readonly isPublic: boolean;
  /**
   * What a change by the owner of a published listing leads to. `first`: it leaves the directory until our
   * team has read it. `later`: it shows at once, marked as not read yet. `none`: it shows at once, and only
   * admins see that it changed.
   */
  readonly review: 'first' | 'later' | 'none';
  /** Our team may edit it for the owner. */
  readonly isTeamEditable?: true;
  /** Admins see it in lists of listings, and in their CSV file. */
  readonly isListed?: true;
  /** The page of the business form that asks for it. */
  readonly step: Step;
  /** Must be given. */
  readonly isRequired?: true;
  /** May be empty, but is part of every request. */
  readonly isSent?: true;
  /** Public only where this field says so. */
  readonly publicIf?: string;
  readonly help?: string;
  /** The autofill token of HTML. */
  readonly autoComplete?: string;
}

interface Limits {
  readonly 'x-empty'?: string;
}

interface TextRow extends Row {
  readonly kind: TextKind;
  readonly limits: Limits & { readonly minLength?: number; readonly maxLength: number };
  readonly capitals?: 'words' | 'sentences';
}

interface ChoiceRow extends Row {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly limits: Limits;
}

interface ChoicesRow extends Row {
  readonly kind: 'choices';
  readonly options: readonly string[];
  readonly limits: Limits & { readonly minItems?: number; readonly maxItems: number };
  /** What is chosen there cannot be chosen here. */
  readonly otherThan?: 'category';
}

interface YearRow extends Row {
  readonly kind: 'year';
  readonly limits: { readonly minimum: number; readonly 'x-range': string };
}

interface ListRow extends Row {
  readonly kind: 'pages' | 'founders' | 'pictures' | 'products';
  readonly limits: { readonly maxItems: number };
}

interface OtherRow extends Row {
  readonly kind: 'county' | 'language' | 'yesNo';
  readonly limits: Limits;
}

/** The keywords of the limits are those of the contract; their words are in `LIMIT_MESSAGES`. */
export type ListingField = TextRow | ChoiceRow | ChoicesRow | YearRow | ListRow | OtherRow;
