import { setup } from 'xstate';
import type { ScreenName } from '../screens';

export type ClaimActor = 'claimant' | 'listed address' | 'admin' | 'system';

export interface ClaimEvent {
  type:
    | 'code.requested'
    | 'documents.sent'
    | 'code.confirmed'
    | 'claim.approved'
    | 'claim.rejected'
    | 'claim.overtaken'
    | 'claim.objected'
    | 'claim.upheld'
    | 'claim.returned';
  by: ClaimActor;
}

/**
 * The claim of a listing by somebody, which the server judges. Always holds: only the claimant begins it, only an
 * admin decides on documents and objections. Once it is over, another one can begin.
 */
export const claimMachine = setup({
  types: { events: {} as ClaimEvent, meta: {} as { screen: ScreenName } },
  guards: {
    isClaimant: ({ event }) => event.by === 'claimant',
    isListedAddress: ({ event }) => event.by === 'listed address',
    isAdmin: ({ event }) => event.by === 'admin',
    isSystem: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'claim',
  description: 'The claim of a listing that our team has added.',
  initial: 'unclaimed',
  states: {
    unclaimed: {
      description: 'Not begun: there is nothing of it in the database.',
      meta: { screen: 'directory' },
      on: {
        'code.requested': {
          guard: 'isClaimant',
          target: 'code_sent',
          description: 'A code goes to an address of the business.',
        },
        'documents.sent': {
          guard: 'isClaimant',
          target: 'in_review',
          description: 'Documents are to prove it.',
        },
      },
    },
    code_sent: {
      description: 'Waits for the code that was sent.',
      on: {
        'code.requested': {
          guard: 'isClaimant',
          target: 'code_sent',
          description: 'Another code takes its place.',
        },
        'documents.sent': {
          guard: 'isClaimant',
          target: 'in_review',
          description: 'Documents take the place of the code.',
        },
        'code.confirmed': {
          guard: 'isClaimant',
          target: 'claimed',
          description: 'The code is right.',
        },
        'claim.overtaken': {
          guard: 'isSystem',
          target: 'rejected',
          description: 'Somebody else has claimed the listing.',
        },
      },
    },
    in_review: {
      description: 'An admin reads the documents.',
      meta: { screen: 'adminModeration' },
      on: {
        'claim.approved': {
          guard: 'isAdmin',
          target: 'claimed',
          description: 'The documents prove it.',
        },
        'claim.rejected': {
          guard: 'isAdmin',
          target: 'rejected',
          description: 'Refused, with a reason.',
        },
        'claim.overtaken': {
          guard: 'isSystem',
          target: 'rejected',
          description: 'Somebody else has claimed the listing.',
        },
      },
    },
    rejected: { type: 'final', description: 'Not claimed; the claimant may try again.' },
    claimed: {
      description: 'The claimant owns the listing; the listed address may object.',
      meta: { screen: 'myBusiness' },
      on: {
        'claim.objected': {
          guard: 'isListedAddress',
          target: 'frozen',
          description: 'Within seven days, the listed address says that it was not asked.',
        },
      },
    },
    frozen: {
      description: 'The listing is as before the claim until an admin decides.',
      meta: { screen: 'adminModeration' },
      on: {
        'claim.upheld': {
          guard: 'isAdmin',
          target: 'upheld',
          description: 'The objection is not justified.',
        },
        'claim.returned': {
          guard: 'isAdmin',
          target: 'returned',
          description: 'The objection is justified.',
        },
      },
    },
    upheld: {
      type: 'final',
      description: 'The claimant owns the listing for good.',
      meta: { screen: 'myBusiness' },
    },
    returned: { type: 'final', description: 'The listing stays as it was before the claim.' },
  },
});
