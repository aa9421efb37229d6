import { Type, type Static } from 'typebox';
import { PROOF_NAME } from '../fieldLimits';
import { closed, Nullable } from './common';

const Day = Type.String({ minLength: 10, maxLength: 10, description: 'YYYY-MM-DD' });

/** A paper that proves answers of a business. */
export const ProofDocument = Type.Object(
  {
    id: Type.String(),
    user: Type.Integer(),
    name: Type.String(),
    /** What an answer has as its evidence. */
    address: Type.String(),
    encoding_format: Type.String({ description: 'Media type' }),
    content_size: Type.Integer({ description: 'Bytes' }),
    dated_on: Day,
    expires_on: Nullable(Day),
    /** The answers of the present application that it proves. */
    questions: Type.Array(Type.Integer()),
  },
  { $id: 'ProofDocument' },
);
export type ProofDocument = Static<typeof ProofDocument>;

export const ProofDocumentPayload = Type.Object(
  {
    /** Of an upload of the kind proof. */
    content_url: Type.String({ maxLength: 200 }),
    name: Type.String(PROOF_NAME),
    dated_on: Day,
    expires_on: Nullable(Day),
  },
  closed,
);
export type ProofDocumentPayload = Static<typeof ProofDocumentPayload>;
