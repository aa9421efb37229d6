import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { language, pathIn, t } from '../../../../domain/language';
import type { Suggestion } from '../../../../domain/contract/suggestion';
import { NearMe } from '../../../entities/search/NearMe';
import { WhereField } from '../../../entities/search/WhereField';
import { WordsField } from '../../../entities/search/WordsField';
import { usePaths } from '../../../paths';
import { useIsHydrating } from '../../../ui/useClientValue';

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  marginTop: theme.spacing(3),
  '& .what, & .send': { gridColumn: '1 / -1' },
  // Until this code is there, a press of it would be lost.
  '&[data-waiting] .near': { visibility: 'hidden' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto auto',
    '& .what, & .send': { gridColumn: 'auto' },
  },
}));

/** The name that a suggestion has in the address of the directory. */
const NAMES = { words: 'q', category: 'category', county: 'county' } as const;

/** Leads to the directory, as a form that the browser sends until this code is there. */
export default function HomeSearch() {
  const paths = usePaths();
  const navigate = useNavigate();
  const isHydrating = useIsHydrating();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [county, setCounty] = useState<string | null>(null);
  useLayoutEffect(() => {
    // Somebody may have typed before.
    setTyped(field.current?.value ?? '');
  }, []);
  const open = (query: Record<string, string>) => {
    const wanted = Object.entries(query).filter(([, value]) => value !== '');
    const search = new URLSearchParams(wanted).toString();
    void navigate({ pathname: paths.directory, search });
  };
  const choose = ({ kind, value }: Suggestion) => {
    if (kind === 'business') void navigate(paths.listing(value));
    else open({ county: county ?? '', [NAMES[kind]]: value });
  };
  return (
    <Form
      role="search"
      aria-label={t('Businesses')}
      action={pathIn(language(), paths.directory)}
      data-waiting={isHydrating ? '' : undefined}
      data-hj-suppress
      onSubmit={(event) => {
        event.preventDefault();
        // It may have been chosen before this code was there.
        const where = event.currentTarget.elements.namedItem('county');
        open({
          q: (field.current?.value ?? typed).trim(),
          county: where instanceof HTMLSelectElement ? where.value : '',
        });
      }}
    >
      <WordsField typed={typed} onType={setTyped} onChoose={choose} field={field} />
      <WhereField county={county} onChange={setCounty} />
      <NearMe onFound={setCounty}>
        <Button type="submit" variant="contained" className="send">
          {t('Search')}
        </Button>
      </NearMe>
    </Form>
  );
}
