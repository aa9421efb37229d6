import { Type, type Static, type TSchema, type TUnsafe } from 'typebox';
import { FOUNDER_GENDERS } from '../businessFacts';
import { COUNTIES } from '../counties';
import { PAGE_LINK } from '../fieldLimits';
import { LANGUAGES, type Language } from '../language';
import type { ListingField } from '../listing/fieldKinds';
import {
  FIELD_NAMES,
  fieldOf,
  namesWith,
  PUBLIC_NAMES,
  type FieldName,
  type ListingFields,
  type NameOf,
  type PublicName,
} from '../listing/fields';
import { recordOf } from '../records';
import { closed, Nullable, OneOf } from './common';
import { ChosenPicture, Picture } from './picture';
import { ChosenProduct, Product } from './product';

const COUNTY_CODES = COUNTIES.map((county) => county.code);

const Founder = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    gender: OneOf(FOUNDER_GENDERS),
  },
  closed,
);

type OptionOf<Field> = Field extends { options: readonly (infer Option)[] } ? Option : never;

/** What a listing has of a field. */
type Shown<Field extends ListingField> = Field extends { kind: 'choices' }
  ? OptionOf<Field>[]
  : Field extends { kind: 'pages' }
    ? string[]
    : Field extends { kind: 'pictures' }
      ? Picture[]
      : Field extends { kind: 'products' }
        ? Product[]
        : Field extends { kind: 'year' }
          ? number | null
          : Field extends { kind: 'choice' }
            ? OptionOf<Field>
            : Field extends { kind: 'language' }
              ? Language
              : Field extends { isRequired: true }
                ? string
                : string | null;

function shownSchema(field: ListingField): TSchema {
  switch (field.kind) {
    case 'choice':
      return OneOf(field.options);
    case 'choices':
      return Type.Array(OneOf(field.options));
    case 'pages':
      return Type.Array(Type.String());
    case 'pictures':
      return Type.Array(Picture);
    case 'products':
      return Type.Array(Product);
    case 'year':
      return Nullable(Type.Integer());
    case 'county':
      return Type.String({ description: 'Official county code, 001 to 047' });
    case 'language':
      return OneOf(LANGUAGES);
    default:
      return field.isRequired ? Type.String() : Nullable(Type.String());
  }
}

const shownSchemas = <Name extends PublicName>(names: readonly Name[]) =>
  recordOf<{ [Each in Name]: TUnsafe<Shown<ListingFields[Each]>> }>(
    names,
    <Each extends Name>(name: Each) =>
      Type.Unsafe<Shown<ListingFields[Each]>>(shownSchema(fieldOf(name))),
  );

/** The public fields, as everybody reads them. */
export const listingProperties = shownSchemas(PUBLIC_NAMES);

/** What the business form sends of a field; an empty text says that there is none. */
type Sent<Field extends ListingField> = Field extends { kind: 'choices' }
  ? OptionOf<Field>[]
  : Field extends { kind: 'pages' }
    ? string[]
    : Field extends { kind: 'founders' }
      ? Static<typeof Founder>[]
      : Field extends { kind: 'pictures' }
        ? ChosenPicture[]
        : Field extends { kind: 'products' }
          ? ChosenProduct[]
          : Field extends { kind: 'year' }
            ? number
            : Field extends { kind: 'yesNo' }
              ? boolean
              : Field extends { kind: 'county' }
                ? (typeof COUNTY_CODES)[number]
                : Field extends { kind: 'language' }
                  ? Language
                  : Field extends { kind: 'choice'; isRequired: true }
                    ? OptionOf<Field>
                    : Field extends { kind: 'choice' }
                      ? OptionOf<Field> | ''
                      : string;

function sentSchema(field: ListingField): TSchema {
  switch (field.kind) {
    case 'choice':
      return OneOf(field.isRequired ? field.options : ['', ...field.options], field.limits);
    case 'choices':
      return Type.Array(OneOf(field.options), { ...field.limits, uniqueItems: true });
    case 'pages':
      return Type.Array(Type.String(PAGE_LINK), field.limits);
    case 'founders':
      return Type.Array(Founder, field.limits);
    case 'pictures':
      return Type.Array(ChosenPicture, field.limits);
    case 'products':
      return Type.Array(ChosenProduct, field.limits);
    case 'year':
      return Type.Integer(field.limits);
    case 'yesNo':
      return Type.Boolean();
    case 'county':
      return OneOf(COUNTY_CODES, field.limits);
    case 'language':
      return OneOf(LANGUAGES, field.limits);
    default:
      return Type.String({ ...field.limits });
  }
}

type AlwaysSent = NameOf<{ isRequired: true }> | NameOf<{ isSent: true }>;
type MaybeSent = Exclude<FieldName, AlwaysSent>;

const ALWAYS_SENT = [...namesWith({ isRequired: true }), ...namesWith({ isSent: true })];
const MAYBE_SENT = FIELD_NAMES.filter(
  (name): name is MaybeSent => !ALWAYS_SENT.some((sent) => sent === name),
);

const sentSchemas = <Name extends FieldName>(names: readonly Name[]) =>
  recordOf<{ [Each in Name]: TUnsafe<Sent<ListingFields[Each]>> }>(
    names,
    <Each extends Name>(name: Each) =>
      Type.Unsafe<Sent<ListingFields[Each]>>(sentSchema(fieldOf(name))),
  );

/** All fields, as the business form sends them. */
export const businessProperties = {
  ...sentSchemas(ALWAYS_SENT),
  ...Type.Partial(Type.Object(sentSchemas(MAYBE_SENT))).properties,
};
