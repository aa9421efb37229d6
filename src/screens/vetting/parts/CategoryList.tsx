import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { plural, t } from '../../../../domain/language';
import { useProgress } from '../../../actors/vetting';
import type { VettingPart } from '../../../../domain/vetting/types';
import { EntryRow } from '../../../ui/EntryRow';
import { ADVANCED_TITLE, BASIC_TITLE, FINISHING_TITLE, StepIcon } from '../steps';
import { useVettingLinks } from '../useVettingLinks';
import { Locked } from './Locked';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > svg': { fontSize: 30 },
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1.75) },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& h3 a': { color: 'inherit' },
  '& svg': { fontSize: 26, marginTop: 2 },
}));

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <StepIcon title={title} />
        <Typography id={id} variant="h3" component="h2">
          {t(title)}
        </Typography>
      </Head>
      {children}
    </section>
  );
}

interface ListProps {
  part: VettingPart;
  isLocked?: boolean;
}

function Categories({ part, isLocked = false }: ListProps) {
  const { categories, progress } = useProgress();
  const links = useVettingLinks();
  return (
    <List>
      {categories
        .filter((category) => category.part === part)
        .map(({ id, category_name }) => {
          const entry = progress.find(({ vetting_category }) => vetting_category === id);
          const asked = entry?.category_question_count ?? 0;
          const isComplete = entry?.questions_unanswered === 0;
          return (
            <EntryRow key={id}>
              <StepIcon title={category_name} />
              <div>
                <Typography variant="h4" component="h3">
                  {isLocked ? (
                    t(category_name)
                  ) : (
                    <RouterLink to={links.category(id)}>{t(category_name)}</RouterLink>
                  )}
                </Typography>
                <Typography color="textSecondary">
                  {isLocked
                    ? plural(asked, '# questions', '# questions')
                    : t('{answered} of {asked} answered', {
                        answered: entry?.questions_answered ?? 0,
                        asked,
                      })}
                  {!isLocked && isComplete && ` · ${t('complete')}`}
                </Typography>
              </div>
            </EntryRow>
          );
        })}
    </List>
  );
}

export const BasicPart = () => (
  <Part title={BASIC_TITLE}>
    <Typography>
      {t('What every business answers. It decides whether the Advanced part opens.')}
    </Typography>
    <Categories part="basic" />
  </Part>
);

export function AdvancedPart() {
  const { isCleared } = useProgress();
  return (
    <Part title={ADVANCED_TITLE}>
      {isCleared ? (
        <Typography>
          {t('The six themes in depth. They decide your score and your level.')}
        </Typography>
      ) : (
        <Locked />
      )}
      <Categories part="advanced" isLocked={!isCleared} />
    </Part>
  );
}

/** The last step: gaps, declaration, submission. */
export function Finish() {
  const links = useVettingLinks();
  return (
    <Part title={FINISHING_TITLE}>
      <Typography>
        {t('See what is still missing, then send your answers to our reviewers.')}{' '}
        <RouterLink to={links.completion}>
          {t('Go to {title}', { title: t(FINISHING_TITLE) })}
        </RouterLink>
      </Typography>
    </Part>
  );
}
