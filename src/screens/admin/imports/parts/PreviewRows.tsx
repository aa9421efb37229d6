import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../../domain/language';
import {
  ROW_CHOICES,
  ROW_KINDS,
  type ImportRow,
  type RowChoice,
  type RowKind,
} from '../../../../../domain/contract/admin/imports';
import { FilterSelect } from '../../../../ui/FilterSelect';
import { Pager, useFocusAfterPaging } from '../../../../ui/Pager';
import { CHOICE_NAMES, chooseAll, choicesOf, KIND_NAMES } from '../importFile';
import { PreviewRow } from './PreviewRow';

const PAGE_SIZE = 25;

const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  width: '100%',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const MIXED = '';

interface ForAllProps {
  kind: RowKind;
  rows: readonly ImportRow[];
  choices: readonly RowChoice[];
  onChoose: (choices: RowChoice[]) => void;
}

/** One choice for all rows of a kind. */
function ChoiceForAll({ kind, rows, choices, onChoose }: ForAllProps) {
  const ofKind = rows.flatMap((row, index) => (row.kind === kind ? [{ row, index }] : []));
  const possible = ROW_CHOICES.filter((choice) =>
    ofKind.some(({ row }) => choicesOf(row).includes(choice)),
  );
  const [first = 'skip', ...others] = new Set(ofKind.map(({ index }) => choices[index]));
  return (
    <FilterSelect
      label={kind === 'new' ? t('All new rows') : t('All likely duplicates')}
      value={others.length > 0 ? MIXED : first}
      options={[
        ...(others.length > 0 ? [{ value: MIXED, label: t('Chosen one by one') }] : []),
        ...possible.map((value) => ({
          value,
          label: value === 'merge' ? t('Merge where possible') : t(CHOICE_NAMES[value]),
        })),
      ]}
      onChange={(value) => {
        const choice = possible.find((each) => each === value);
        if (choice) onChoose(chooseAll(rows, choices, kind, choice));
      }}
    />
  );
}

interface Props {
  rows: readonly ImportRow[];
  choices: readonly RowChoice[];
  onChoose: (choices: RowChoice[]) => void;
}

/** The rows of the file by kind, a page at a time. The address says which. */
export function PreviewRows({ rows, choices, onChoose }: Props) {
  const id = useId();
  const heading = useFocusAfterPaging();
  const [params, setParams] = useSearchParams();
  const kind = ROW_KINDS.find((each) => each === params.get('kind')) ?? null;
  const shown = rows.flatMap((row, index) =>
    kind === null || row.kind === kind ? [{ row, index }] : [],
  );
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const page = Math.min(pages, Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1));
  const countOf = (each: RowKind) => rows.filter((row) => row.kind === each).length;

  const searchOf = (to: number) =>
    `?${new URLSearchParams({ ...(kind && { kind }), page: String(to) }).toString()}`;
  const filter = (value: string) => setParams(value ? { kind: value } : {}, { replace: true });
  const choose = (at: number, choice: RowChoice) =>
    onChoose(choices.map((each, index) => (index === at ? choice : each)));

  return (
    <>
      <Filters>
        <FilterSelect
          label={t('Show')}
          value={kind ?? ''}
          options={[
            { value: '', label: `${t('All rows')} (${rows.length})` },
            ...ROW_KINDS.map((value) => ({
              value,
              label: `${t(KIND_NAMES[value])} (${countOf(value)})`,
            })),
          ]}
          onChange={filter}
        />
        {(['new', 'duplicate'] as const)
          .filter((each) => countOf(each) > 0)
          .map((each) => (
            <ChoiceForAll
              key={each}
              kind={each}
              rows={rows}
              choices={choices}
              onChoose={onChoose}
            />
          ))}
      </Filters>
      <div role="status">
        <Typography ref={heading} id={id} tabIndex={-1} variant="h4" component="h3">
          {kind === null ? t('All rows') : t(KIND_NAMES[kind])}: {shown.length}
        </Typography>
      </div>
      {shown.length === 0 && <Typography>{t('The file has no such row.')}</Typography>}
      <List aria-labelledby={id}>
        {shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ row, index }) => (
          <PreviewRow
            key={row.line}
            row={row}
            choice={choices[index] ?? 'skip'}
            onChoose={(choice) => choose(index, choice)}
          />
        ))}
      </List>
      <Pager label={t('Pages of rows')} pages={pages} searchOf={searchOf} />
    </>
  );
}
