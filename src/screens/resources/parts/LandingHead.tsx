import Button from '@mui/material/Button';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { language, pathIn, t } from '../../../../domain/language';
import { usePaths } from '../../../paths';
import { Band } from '../../../ui/Band';
import { Cloth } from '../../../ui/illustrations/Cloth';
import { FOREST } from '../../../ui/illustrations/colors';
import { PageTitle } from '../../../ui/Page';
import { PostLink } from '../../../entities/post/PostLink';
import { NO_FILTERS, writeFilters } from '../filters';
import { Container } from '../../../ui/Section';

const Ground = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.subtle,
}));

const Inner = styled(Container)(({ theme }) => ({
  position: 'relative',
  paddingBlock: theme.spacing(4),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(7) },
  '& .cloth': {
    position: 'absolute',
    insetBlock: 0,
    right: theme.spacing(4),
    width: '15rem',
    opacity: 0.85,
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  '& .post': { marginTop: theme.spacing(2) },
  '& .field': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(1),
    maxWidth: 560,
  },
}));

interface Props {
  isMember: boolean;
  onSignIn: (returnTo: string) => void;
}

/** What the resources are, and the search among all of them. */
export function LandingHead({ isMember, onSignIn }: Props) {
  const paths = usePaths();
  const navigate = useNavigate();
  const id = useId();
  const [q, setQ] = useState('');
  const search = () =>
    void navigate({
      pathname: paths.allResources,
      search: writeFilters({ ...NO_FILTERS, q: q.trim() }),
    });
  return (
    <Ground>
      <Inner>
        <PageTitle>{t('Resources')}</PageTitle>
        <Typography variant="subtitle1" component="p" sx={{ maxWidth: '56ch', mb: 3 }}>
          {t(
            'Guides, checklists and Kenyan law in plain words, written by members who have done it themselves. Free to read, with or without an account.',
          )}
        </Typography>
        <form
          role="search"
          aria-label={t('Resources')}
          action={pathIn(language(), paths.allResources)}
          onSubmit={(event) => {
            event.preventDefault();
            search();
          }}
        >
          <InputLabel htmlFor={id}>{t('Search')}</InputLabel>
          <div className="field">
            <OutlinedInput
              id={id}
              type="search"
              name="q"
              autoComplete="off"
              placeholder={t('Waste, contracts, solar…')}
              value={q}
              onChange={(event) => setQ(event.target.value)}
              inputProps={{ maxLength: 80 }}
            />
            <Button type="submit" variant="contained">
              {t('Search')}
            </Button>
          </div>
        </form>
        <div className="post">
          <PostLink to={paths.postResource} isMember={isMember} onSignIn={onSignIn}>
            {t('Post a resource')}
          </PostLink>
        </div>
        <div className="cloth">
          <Cloth seed="Resources" color={FOREST} columns={6} rows={6} />
        </div>
      </Inner>
      <Band />
    </Ground>
  );
}
