import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { msg, plural, t } from '../../../../domain/language';
import {
  FEWEST_SEARCHES,
  MISSING_WORD_DAYS,
  SEARCH_KINDS,
  type SearchKind,
} from '../../../../domain/search/searchWords';
import { useListMissingWordsQuery } from '../../../api/admin/searchWordsApi';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { optionOf } from '../../../entities/fields/optionsOf';
import { usePaths } from '../../../paths';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { FilterSelect } from '../../../ui/FilterSelect';
import { dayText } from '../../../ui/format';
import { ListSkeleton } from '../../../ui/skeletons';
import { WordRows, WordSection } from './WordSection';

const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  maxWidth: 480,
}));

const PERIODS = MISSING_WORD_DAYS.map((days) => ({
  value: String(days),
  get label() {
    return t('Last {days} days', { days });
  },
}));
const USUAL = '30';

const KIND_LABELS: Record<SearchKind, string> = {
  listing: msg('Businesses'),
  event: msg('Events'),
  resource: msg('Resources'),
  member: msg('Members'),
};
const KINDS = [
  optionOf('', msg('Everywhere')),
  ...SEARCH_KINDS.map((kind) => optionOf(kind, KIND_LABELS[kind])),
];

/** Words that people searched for and nothing of a kind has. */
export function MissingWords({ onAdd }: { onAdd: (word: string) => void }) {
  const paths = usePaths();
  const [params, setParams] = useSearchParams();
  const days = PERIODS.find(({ value }) => value === params.get('days'))?.value ?? USUAL;
  const kind = SEARCH_KINDS.find((each) => each === params.get('kind'));
  const searchAt: Record<SearchKind, string> = {
    listing: paths.directory,
    event: paths.events,
    resource: paths.allResources,
    member: paths.community,
  };
  const { data, error, isFetching, refetch } = useListMissingWordsQuery(
    { days, ...(kind && { kind }) },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (name: 'days' | 'kind') => (chosen: string) =>
    setParams(
      (present) => {
        const changed = new URLSearchParams(present);
        if (chosen) changed.set(name, chosen);
        else changed.delete(name);
        return changed;
      },
      { replace: true },
    );
  return (
    <WordSection id="missing-words" title={t('Searches that found nothing')}>
      <Typography>
        {t(
          'Counted per day, without who searched. Words that were searched fewer than {fewest} times are left out, since they may be names. Invite businesses that offer these things, ask members to write or meet about them, or add words that lead to what there is.',
          { fewest: FEWEST_SEARCHES },
        )}
      </Typography>
      <Filters>
        <FilterSelect
          label={t('Period')}
          value={days}
          options={PERIODS}
          onChange={choose('days')}
        />
        <FilterSelect
          label={t('Searched in')}
          value={kind ?? ''}
          options={KINDS}
          onChange={choose('kind')}
        />
      </Filters>
      {error && (
        <ErrorState message={reasonOf(readFailure(error))} onRetry={() => void refetch()} />
      )}
      {!error && !data && <ListSkeleton />}
      {data?.length === 0 && !error && (
        <EmptyState title={t('Everything was found')}>
          {t(
            'In this period, every word that was searched {fewest} times or more has found something.',
            { fewest: FEWEST_SEARCHES },
          )}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <WordRows aria-label={t('Words that nobody found')} aria-busy={isFetching}>
          {data.map(({ kind: place, word, searches, last_day }) => (
            <li key={`${place} ${word}`}>
              <span>
                <Link
                  component={RouterLink}
                  to={`${searchAt[place]}?q=${encodeURIComponent(word)}`}
                >
                  {word}
                </Link>
                <Typography variant="body2">
                  {plural(
                    searches,
                    '{place}: # search, last on {day}',
                    '{place}: # searches, last on {day}',
                    { place: t(KIND_LABELS[place]), day: dayText(last_day) },
                  )}
                </Typography>
              </span>
              <Button
                variant="text"
                aria-label={t('Add words for {word}', { word })}
                onClick={() => onAdd(word)}
              >
                {t('Add words')}
              </Button>
            </li>
          ))}
        </WordRows>
      )}
    </WordSection>
  );
}
