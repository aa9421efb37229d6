import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { PipelineCard } from '../../../../../domain/contract/admin/pipeline';
import type { Application } from '../../../../../domain/contract/vetting';
import { APPLICATION_STATE, TURN_TEXTS } from '../../../../../domain/vetting/applicationStates';
import { usePaths } from '../../../../paths';
import { dateText, scoreText } from '../../../../ui/format';
import { HistoryPanel } from '../../application/HistoryPanel';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(2, 4),
  padding: theme.spacing(2.5),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& dl': {
    display: 'grid',
    gap: theme.spacing(0.5, 2),
    margin: 0,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  '& blockquote': { margin: 0, whiteSpace: 'pre-line' },
}));

interface Props {
  card: PipelineCard | null;
  application: Application | null;
}

function factsOf(card: PipelineCard | null, application: Application | null) {
  const state = card?.state ?? 'draft';
  const { name, turn, owner } = APPLICATION_STATE[state];
  const total = card?.total ?? null;
  const score = total === null ? null : t('{score} of 100', { score: scoreText(total) });
  const facts: { term: string; text: string | null | undefined }[] = [
    { term: t('State'), text: t(name) },
    { term: t('In this state since'), text: card && dateText(card.state_since) },
    { term: t('Who acts next'), text: t(TURN_TEXTS[turn]) },
    { term: t('What can happen next'), text: t(owner.next) },
    { term: t('Score'), text: score },
    { term: t('Level'), text: card?.level && t(card.level) },
    { term: t('Valid until'), text: application?.expires_at && dateText(application.expires_at) },
  ];
  return facts.flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}

/** The card of a business as the team sees it, without actions. */
export function OwnCard({ card, application }: Props) {
  const id = useId();
  const paths = usePaths();
  const { owner, color } = APPLICATION_STATE[card?.state ?? 'draft'];
  const { title, text } = owner;
  return (
    <>
      <Box aria-labelledby={id} sx={{ borderTopColor: `${color}.main` }}>
        <Typography id={id} variant="h3" component="h2">
          {card ? `${card.name}: ${t(title)}` : t(title)}
        </Typography>
        <Typography>{t(text)}</Typography>
        <dl>
          {factsOf(card, application).flatMap((fact) => [
            <dt key={fact.term}>{fact.term}</dt>,
            <dd key={`${fact.term} text`}>{fact.text}</dd>,
          ])}
        </dl>
        {application?.note && (
          <blockquote>{t('Our reviewer writes: {text}', { text: application.note })}</blockquote>
        )}
        <Button component={RouterLink} to={paths.vetting} variant="contained">
          {t('Go to your assessment')}
        </Button>
      </Box>
      {application && <HistoryPanel history={application.history} heading="h2" />}
    </>
  );
}
