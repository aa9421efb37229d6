import { t } from '../../../../../domain/language';
import { ProofDates, ProofFile } from '../../../../entities/proof/ProofFile';
import { useGetProofFileQuery, useGetProofQuery } from '../../../../api/proofApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { ErrorState } from '../../../../ui/ErrorState';
import { SkeletonBlock } from '../../../../ui/SkeletonBlock';

/** A document of the business, beside the answer that it proves. */
export function ProofInPlace({ id }: { id: string }) {
  const proof = useGetProofQuery(id);
  const file = useGetProofFileQuery(id, { skip: !proof.currentData });
  const error = proof.error ?? file.error;
  if (proof.currentData && file.currentData) {
    return (
      <>
        {proof.currentData.name}
        <ProofDates {...proof.currentData} />
        <ProofFile proof={proof.currentData} file={file.currentData} />
      </>
    );
  }
  return error ? (
    <ErrorState
      message={t('The document could not be loaded. {problem}', {
        problem: reasonOf(readFailure(error)),
      })}
      onRetry={() => void (proof.currentData ? file.refetch() : proof.refetch())}
    />
  ) : (
    <div role="status" aria-label={t('Loading the document')}>
      <SkeletonBlock sx={{ height: 120 }} />
    </div>
  );
}
