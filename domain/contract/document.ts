import { Type, type Static } from 'typebox';
import { DOCUMENT_KEYS } from '../documents';
import { closed, OneOf } from './common';

/** `POST mainapp/documents/agree/`: the version that the member has read. */
export const AgreementPayload = Type.Object(
  { key: OneOf(DOCUMENT_KEYS), version: Type.Integer({ minimum: 0, maximum: 1_000_000 }) },
  closed,
);
export type AgreementPayload = Static<typeof AgreementPayload>;
