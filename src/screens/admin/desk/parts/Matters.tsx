import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../../domain/language';
import {
  MATTERS,
  type AnswerThatMatters,
  type Matter,
} from '../../../../../domain/vetting/answersThatMatter';
import { keysOf } from '../../../../../domain/records';
import { AlertIcon, InfoIcon } from '../../../../ui/icons';
import { MatterItem } from './MatterItem';

/** Of a long group, so many are shown at first. */
const FIRST = 6;

const Frame = styled('section')(({ theme }) => ({
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 2),
  },
  '& h4': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75), margin: 0 },
  '& h4 svg': { fontSize: '1.25rem' },
  '& h4.red': { color: theme.vars.palette.error.main },
  '& h4.amber': { color: theme.vars.palette.warning.main },
  '& ul': { margin: theme.spacing(0, 0, 1.5), padding: 0, listStyle: 'none' },
}));

export interface ReadingActions {
  read: ReadonlySet<number>;
  open: ReadonlySet<number>;
  openAnswer: (question: number) => void;
  closeAnswer: (question: number) => void;
}

interface GroupProps {
  kind: Matter;
  matters: readonly AnswerThatMatters[];
  reading: ReadingActions;
}

function Group({ kind, matters, reading }: GroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (matters.length === 0) return null;
  // One that a key has opened is never hidden.
  const shown = matters.filter(
    ({ question }, index) => isWhole || index < FIRST || reading.read.has(question),
  );
  const left = matters.length - shown.length;
  return (
    <>
      <Typography variant="body1" component="h4" className={kind} sx={{ fontWeight: 700 }}>
        {kind === 'red' && <AlertIcon />}
        {kind === 'amber' && <InfoIcon />}
        {t(MATTERS[kind])} ({matters.length})
      </Typography>
      <ul>
        {shown.map((matter) => (
          <MatterItem
            key={matter.question}
            matter={matter}
            isOpen={reading.open.has(matter.question)}
            isRead={reading.read.has(matter.question)}
            onOpen={() => reading.openAnswer(matter.question)}
            onClose={() => reading.closeAnswer(matter.question)}
          />
        ))}
        {left > 0 && (
          <li>
            <Button variant="text" size="small" onClick={() => setIsWhole(true)}>
              {t('Show {left} more', { left })}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

interface Props {
  matters: readonly AnswerThatMatters[];
  /** False while it is not known what changed since the last review. */
  hasChanges: boolean;
  reading: ReadingActions;
  /** The key that opens the next one. */
  proofKey: string | undefined;
  onNext: () => void;
}

/** The answers that a reviewer reads: flagged ones, changed ones, and high scores without proof. */
export function Matters({ matters, hasChanges, reading, proofKey, onNext }: Props) {
  const left = matters.filter(({ question }) => !reading.read.has(question)).length;
  return (
    <Frame aria-label={t('Answers that matter')}>
      <div className="head">
        <Typography variant="h4" component="h3">
          {t('Answers that matter')}
        </Typography>
        {left > 0 && (
          <Button variant="outlined" size="small" aria-keyshortcuts={proofKey} onClick={onNext}>
            {t('Open the next answer')}
          </Button>
        )}
      </div>
      {matters.length === 0 && (
        <p>{t('No answer is flagged, has changed, or has a high score without proof.')}</p>
      )}
      {!hasChanges && <p role="status">{t('Comparing with the last review…')}</p>}
      {keysOf(MATTERS).map((kind) => (
        <Group
          key={kind}
          kind={kind}
          matters={matters.filter(({ matter }) => matter === kind)}
          reading={reading}
        />
      ))}
    </Frame>
  );
}
