import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../domain/language';
import type { SynonymGroup } from '../../../../domain/contract/admin/searchWords';
import { pagesOf } from '../../../../domain/contract/page';
import { useListSynonymsQuery, useRemoveSynonymsMutation } from '../../../api/admin/searchWordsApi';
import { readFailure } from '../../../api/failure';
import { problemOf, reasonOf } from '../../../api/reasonOf';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { countText } from '../../../ui/format';
import { Pager, useFocusAfterPaging } from '../../../ui/Pager';
import { ListSkeleton } from '../../../ui/skeletons';
import { useToast } from '../../../ui/toasts';
import { useSearchText } from '../../../ui/useSearchText';
import { SynonymDialog } from './SynonymDialog';
import { WordRows, WordSection } from './WordSection';

const textOf = ({ words }: SynonymGroup): string => words.join(', ');

/** The address with other words looked for, or another page of them. */
function searchWith(present: URLSearchParams, q: string, page: number): string {
  const changed = new URLSearchParams(present);
  for (const [name, value] of [
    ['q', q],
    ['page', page > 1 ? String(page) : ''],
  ] as const) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return `?${changed.toString()}`;
}

/** The groups of words that mean the same, to be changed. */
export function SynonymGroups({ onAdd }: { onAdd: () => void }) {
  const fieldId = useId();
  const toast = useToast();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const page = params.get('page') ?? '1';
  const heading = useFocusAfterPaging();
  const { typed, type } = useSearchText({
    q,
    meaningOf: (text) => text.trim(),
    searchOf: (text) => searchWith(params, text, 1),
  });
  const { data, error, refetch } = useListSynonymsQuery(
    { q, page },
    { refetchOnMountOrArgChange: true },
  );
  const [remove] = useRemoveSynonymsMutation();
  const [changed, setChanged] = useState<SynonymGroup | null>(null);
  const [removed, setRemoved] = useState<SynonymGroup | null>(null);
  const removeGroup = async (group: SynonymGroup) => {
    const answer = await remove(group.id);
    if (answer.error) return problemOf(readFailure(answer.error));
    toast('success', t('Removed: {words}', { words: textOf(group) }));
    return null;
  };
  return (
    <WordSection id="synonyms" title={t('Words that mean the same')}>
      <Typography>
        {t(
          'Whoever searches for one word of a group also finds businesses that use another. A change counts for the next search.',
        )}
      </Typography>
      <Button variant="contained" onClick={onAdd}>
        {t('Add a group')}
      </Button>
      <FormControl fullWidth>
        <InputLabel htmlFor={fieldId}>{t('Find a word')}</InputLabel>
        <OutlinedInput
          id={fieldId}
          type="search"
          value={typed}
          onChange={({ target }) => type(target.value)}
          slotProps={{ input: { maxLength: 40, autoComplete: 'off', spellCheck: false } }}
        />
      </FormControl>
      {error && (
        <ErrorState message={reasonOf(readFailure(error))} onRetry={() => void refetch()} />
      )}
      {!error && !data && <ListSkeleton />}
      {data && (
        <Typography ref={heading} tabIndex={-1} variant="body2" role="status">
          {countText(data.count, 'group')}
        </Typography>
      )}
      {data?.count === 0 && (
        <EmptyState title={t('No group has a word that begins so')}>
          {t('Look for another word, or add a group.')}
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <WordRows aria-label={t('Groups')}>
          {data.results.map((group) => (
            <li key={group.id}>
              <span>{textOf(group)}</span>
              <span>
                <Button
                  variant="text"
                  aria-label={t('Change {words}', { words: textOf(group) })}
                  onClick={() => setChanged(group)}
                >
                  {t('Change')}
                </Button>
                <Button
                  variant="text"
                  color="error"
                  aria-label={t('Remove {words}', { words: textOf(group) })}
                  onClick={() => setRemoved(group)}
                >
                  {t('Remove')}
                </Button>
              </span>
            </li>
          ))}
        </WordRows>
      )}
      {data && (
        <Pager
          label={t('Pages of groups')}
          pages={pagesOf(data)}
          searchOf={(to) => searchWith(params, q, to)}
        />
      )}
      {changed && (
        <SynonymDialog
          group={data?.results.find(({ id }) => id === changed.id) ?? changed}
          start={textOf(changed)}
          onClose={() => setChanged(null)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={t('Remove this group?')}
          action={t('Remove the group')}
          isDestructive
          onAct={() => removeGroup(removed)}
          onClose={() => setRemoved(null)}
        >
          {t(
            'Searches for one of these words no longer find businesses that use another: {words}.',
            { words: textOf(removed) },
          )}
        </ConfirmDialog>
      )}
    </WordSection>
  );
}
