import { useParams } from 'react-router';
import { readFailure } from '../../api/failure';
import { reasonOf } from '../../api/reasonOf';
import { useGetProofFileQuery, useGetProofQuery } from '../../api/proofApi';
import { ProofPageView } from './ProofPageView';

const NOT_THEIRS = [403, 404];

/** A document that proves answers of a business: for the business itself and for our team. */
export default function ProofPage() {
  const { id = '' } = useParams();
  const proof = useGetProofQuery(id);
  const file = useGetProofFileQuery(id, { skip: !proof.currentData });
  const error = proof.error ?? file.error;
  const failure = readFailure(error);
  return (
    <ProofPageView
      proof={proof.currentData ?? null}
      file={file.currentData ?? null}
      isMissing={NOT_THEIRS.includes(failure.status ?? 0)}
      problem={error ? reasonOf(failure) : null}
      onRetry={() => void (proof.currentData ? file.refetch() : proof.refetch())}
    />
  );
}
