import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { otherLanguage, t } from '../../../domain/language';
import type { Event } from '../../../domain/contract/event';
import { Markdown } from '../../ui/Markdown';
import { PageTitle } from '../../ui/Page';
import { TextSection } from '../../ui/TextSection';
import { PostCover } from '../post/PostCover';
import { ThemeChip } from '../theme/ThemeChip';
import { Facts } from './Facts';
import { hasSigns, Signs } from './Signs';
import { StatusNotice } from './StatusNotice';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: theme.spacing(3),
  '& > section': { marginTop: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    '& > aside': { order: 1 },
  },
  '& > aside': {
    padding: theme.spacing(3),
    borderRadius: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderTop: `6px solid ${theme.vars.palette.accent.main}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .actions': {
    display: 'grid',
    gap: theme.spacing(1),
    marginTop: theme.spacing(3),
    '@media print': { display: 'none' },
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { order: 0 } },
}));

const Article = styled('article')(({ theme }) => ({
  '& > .status:not(:empty)': { marginBottom: theme.spacing(3) },
}));

const Themes = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
}));

interface Props {
  event: Event;
  isOver: boolean;
  /** What the reader can do about it. */
  actions?: ReactNode;
  /** Shown in place of the description. */
  instead?: ReactNode;
  /** Shown after it. */
  more?: ReactNode;
}

/** An event as its readers see it. */
export function EventArticle({ event, isOver, actions, instead, more }: Props) {
  const { name, summary, description, themes, image } = event;
  const lang = otherLanguage(event.in_language);
  return (
    <Article>
      <div className="status">
        <StatusNotice event={event} isOver={isOver} />
      </div>
      {image && <PostCover image={image} name={name} />}
      <PageTitle variant="h2" lang={lang}>
        {name}
      </PageTitle>
      {hasSigns(event) && <Signs event={event} />}
      <Typography variant="subtitle1" component="p" lang={lang} sx={{ mt: 1, maxWidth: '60ch' }}>
        {summary}
      </Typography>
      <Themes aria-label={t('Themes')}>
        {themes.map((theme) => (
          <li key={theme}>
            <ThemeChip theme={theme} />
          </li>
        ))}
      </Themes>
      <Columns>
        <aside aria-label={t('Facts')}>
          <Facts event={event} />
          {actions && <div className="actions">{actions}</div>}
        </aside>
        {instead ?? (
          <TextSection title={t('About this event')}>
            <Markdown lang={lang}>{description}</Markdown>
          </TextSection>
        )}
      </Columns>
      {more}
    </Article>
  );
}
