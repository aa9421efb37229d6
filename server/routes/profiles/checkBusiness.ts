import type { FieldErrors } from '../../../domain/contract/common';
import type { BusinessPayload } from '../../../domain/contract/profile';
import { BUSINESS_LIMITS } from '../../../domain/fieldLimits';
import { EMAIL_PATTERN, FIELD_MESSAGES, PLAIN_TEXT_MESSAGE } from '../../../domain/messages';
import { normaliseKenyanPhone, PHONE_MESSAGE } from '../../../domain/phone';
import { networkOf, PROFILE_PAGE_MESSAGE } from '../../../domain/profilePages';
import {
  KRA_PIN_MESSAGE,
  normaliseKraPin,
  normaliseRegistration,
  REGISTRATION_MESSAGE,
} from '../../../domain/registration';
import { normaliseWebAddress, WEB_ADDRESS_MESSAGE } from '../../../domain/webAddress';
import { invalid } from '../../plugins/failures';

/** What the form said, in normal form: null for none, undefined for what it left out. */
export type CheckedBusiness = ReturnType<typeof checkBusiness>;

/** Texts come trimmed; an empty one says that there is none. */
const orNull = (text: string | undefined) => (text === '' ? null : text);

const emailOf = (email: string): string | null | undefined => {
  if (email === '') return null;
  return EMAIL_PATTERN.test(email) ? email : undefined;
};

const pagesOf = (addresses: string[]): string[] | undefined => {
  const pages = addresses.map((address) =>
    networkOf(address) ? normaliseWebAddress(address) : null,
  );
  return pages.every((page) => typeof page === 'string') ? pages : undefined;
};

const named = (founders: NonNullable<BusinessPayload['founders']>) => {
  const trimmed = founders.map(({ name, gender }) => ({ name: name.trim(), gender }));
  return trimmed.every(({ name }) => name !== '') ? trimmed : undefined;
};

const withoutHtml = (text: string) => (/<[a-z!/?]/i.test(text) ? undefined : text);

/** Throws the fields' messages, those of the form. */
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
  const year = now.getUTCFullYear();
  const { whatsapp_phone, email, same_as, registration_number, kra_pin, founders } = payload;

  const listing = {
    name: payload.name,
    category: payload.category,
    other_categories: read(
      'other_categories',
      payload.other_categories,
      (others) => (others.includes(payload.category) ? undefined : others),
      'Choose sectors other than your main one.',
    ),
    themes: payload.themes,
    county: payload.county,
    address_locality: payload.address_locality,
    founding_year: read(
      'founding_year',
      payload.founding_year,
      (founded) => (founded > year ? undefined : founded),
      BUSINESS_LIMITS.founding_year['x-range'],
    ),
    description: payload.description,
    telephone: read('telephone', payload.telephone, normaliseKenyanPhone, PHONE_MESSAGE),
    whatsapp_phone: read('whatsapp_phone', whatsapp_phone, normaliseKenyanPhone, PHONE_MESSAGE),
    email: read('email', email, emailOf, FIELD_MESSAGES.emailFormat),
    url: read('url', payload.url, normaliseWebAddress, WEB_ADDRESS_MESSAGE),
    same_as: read('same_as', same_as, pagesOf, PROFILE_PAGE_MESSAGE),
    opening_hours: orNull(payload.opening_hours),
    logo: orNull(payload.logo),
  };
  const facts = {
    registration_number: read(
      'registration_number',
      registration_number,
      normaliseRegistration,
      REGISTRATION_MESSAGE,
    ),
    kra_pin: read('kra_pin', kra_pin, normaliseKraPin, KRA_PIN_MESSAGE),
    founders: read('founders', founders, named, 'Please enter the name of each founder.'),
    staff: payload.staff,
    turnover: payload.turnover,
    street_address: payload.street_address,
    street_public: payload.street_public,
  };
  read('description', payload.description, withoutHtml, PLAIN_TEXT_MESSAGE);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { listing, facts, consents: payload.consent_listing, newsletter: payload.newsletter };
}
