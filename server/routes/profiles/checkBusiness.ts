import type { FieldErrors } from '../../../domain/contract/common';
import type { BusinessPayload } from '../../../domain/contract/profile';
import { msg } from '../../../domain/language';
import {
  CHOICES_NAMES,
  fieldOf,
  LISTING_FIELDS,
  namesWith,
  OPTIONAL_TEXT_NAMES,
  REQUIRED_NAMES,
  type NameOf,
  type OptionalTextName,
  type TextName,
} from '../../../domain/listing/fields';
import { TEXT_RULES } from '../../../domain/listing/textRules';
import { networkOf, PROFILE_PAGE_MESSAGE } from '../../../domain/profilePages';
import { mapNames, pickKeys } from '../../../domain/records';
import { normaliseWebAddress } from '../../../domain/webAddress';
import { invalid } from '../../plugins/failures';

/** The form in normal form: null for an empty field, undefined for one that was left out. */
export type CheckedBusiness = ReturnType<typeof checkBusiness>;

const normalisePages = (addresses: string[]): string[] | undefined => {
  const pages = addresses.map((address) =>
    networkOf(address) ? normaliseWebAddress(address) : null,
  );
  return pages.every((page) => typeof page === 'string') ? pages : undefined;
};

const normaliseFounders = (founders: NonNullable<BusinessPayload['founders']>) => {
  const trimmed = founders.map(({ name, gender }) => ({ name: name.trim(), gender }));
  return trimmed.every(({ name }) => name !== '') ? trimmed : undefined;
};

type ChosenPublic = NameOf<{ publicIf: string }>;

/** Without the fields that are public by choice, which are stored with the private facts. */
const OPTIONAL_TEXTS = OPTIONAL_TEXT_NAMES.filter(
  (name): name is Exclude<OptionalTextName, ChosenPublic> => fieldOf(name).publicIf === undefined,
);

const LONG_TEXTS = namesWith({ kind: 'longText' });
const YEARS = namesWith({ kind: 'year' });
const OTHER_CATEGORIES = namesWith({ otherThan: 'category' });

/** Throws 400 with the messages of the form. */
export function checkBusiness(payload: BusinessPayload, now: Date) {
  const errors: FieldErrors = {};
  const read = <Given, Normal>(
    field: keyof BusinessPayload,
    given: Given | undefined,
    normalise: (given: Given) => Normal | undefined,
    message: string,
  ): Normal | undefined => {
    if (given === undefined) return undefined;
    const normal = normalise(given);
    if (normal === undefined) errors[field] = [message];
    return normal;
  };
  const readText = (name: TextName): string | null | undefined => {
    const { normalise, message } = TEXT_RULES[LISTING_FIELDS[name].kind];
    return read(name, payload[name], normalise, message);
  };

  for (const name of LONG_TEXTS) readText(name);
  for (const name of YEARS) {
    const { 'x-range': message } = LISTING_FIELDS[name].limits;
    if (payload[name] > now.getUTCFullYear()) errors[name] = [message];
  }
  for (const name of OTHER_CATEGORIES) {
    if (payload[name]?.includes(payload.category)) {
      errors[name] = [msg('Choose sectors other than your main one.')];
    }
  }
  const listing = {
    ...pickKeys(payload, REQUIRED_NAMES),
    ...pickKeys(payload, CHOICES_NAMES),
    ...mapNames(OPTIONAL_TEXTS, readText),
    same_as: read('same_as', payload.same_as, normalisePages, PROFILE_PAGE_MESSAGE),
    in_language: payload.in_language,
  };
  const { registration_number, kra_pin, founders } = payload;
  const { registration, kraPin } = TEXT_RULES;
  const facts = {
    registration_number: read(
      'registration_number',
      registration_number,
      registration.normalise,
      registration.message,
    ),
    kra_pin: read('kra_pin', kra_pin, kraPin.normalise, kraPin.message),
    founders: read(
      'founders',
      founders,
      normaliseFounders,
      msg('Please enter the name of each founder.'),
    ),
    staff: payload.staff,
    turnover: payload.turnover,
    street_address: payload.street_address,
    street_public: payload.street_public,
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { listing, facts, consents: payload.consent_listing, newsletter: payload.newsletter };
}
