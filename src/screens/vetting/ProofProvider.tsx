import { useMemo, type ReactNode } from 'react';
import type { UserData } from '../../../domain/contract/session';
import { useUser } from '../../actors/session';
import { useAccess } from '../../actors/vetting';
import { useAddProofMutation, useListProofQuery, useRemoveProofMutation } from '../../api/proofApi';
import { useUpload } from '../../api/uploadsApi';
import { ProofContext, type ProofDesk } from './proofDesk';

interface Props {
  children: ReactNode;
}

function KnownProofProvider({ user, children }: Props & { user: UserData }) {
  const { asUser } = useAccess();
  const { data } = useListProofQuery(asUser ?? user.user_id, { refetchOnMountOrArgChange: true });
  const upload = useUpload('proof');
  const [add] = useAddProofMutation();
  const [remove] = useRemoveProofMutation();
  const desk = useMemo<ProofDesk | null>(
    () =>
      data
        ? {
            documents: data,
            add:
              asUser === null
                ? async (file, details) => {
                    const { content_url } = await upload(file);
                    return add({ content_url, ...details }).unwrap();
                  }
                : null,
            remove: async (id) => {
              await remove(id).unwrap();
            },
          }
        : null,
    [data, asUser, upload, add, remove],
  );
  return <ProofContext value={desk}>{children}</ProofContext>;
}

/** Reads the documents for the questions below; without them, as when there is no connection, answers take links alone. */
export function ProofProvider({ children }: Props) {
  const user = useUser();
  return user ? <KnownProofProvider user={user}>{children}</KnownProofProvider> : children;
}
