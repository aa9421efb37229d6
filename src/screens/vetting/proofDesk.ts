import { createContext, use } from 'react';
import type { ProofDocument, ProofDocumentPayload } from '../../../domain/contract/proof';

export type ProofDetails = Omit<ProofDocumentPayload, 'content_url'>;

/** The documents of the business, and what its owner can do with them. */
export interface ProofDesk {
  documents: readonly ProofDocument[];
  /** Stores the file with its dates; rejects with the failed request or an Error to be shown. Null for admins. */
  add: ((file: File, details: ProofDetails) => Promise<ProofDocument>) | null;
  remove: (id: string) => Promise<void>;
}

/** Null where documents are not offered; a link can always be given. */
export const ProofContext = createContext<ProofDesk | null>(null);

export const useProofDesk = () => use(ProofContext);
