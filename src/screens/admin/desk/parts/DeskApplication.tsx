import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { t } from '../../../../../domain/language';
import type { ApplicationEventType } from '../../../../../domain/vetting/applicationEvents';
import { ApplicationLinks } from '../../application/ApplicationLinks';
import { ApplicationPanels } from '../../application/ApplicationPanels';
import { DESK_KEYS } from '../deskKeys';
import type { DeskDetails } from '../useDeskDetails';
import { DeskMoves } from './DeskMoves';
import { DeskSummary } from './DeskSummary';
import { Matters, type ReadingActions } from './Matters';

const Frame = styled('article')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(0, 2, 6),
  overflowWrap: 'anywhere',
  '& > header': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'grid',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(1.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& > header h2:focus-visible': { outlineOffset: 2 },
  '& .name': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 2),
  },
}));

interface Props {
  details: DeskDetails;
  reviewer: string | null;
  now: number;
  reading: ReadingActions;
  hasKeys: boolean;
  heading: Ref<HTMLHeadingElement>;
  /** Previous and next. */
  ways: ReactNode;
  onMove: (event: ApplicationEventType) => void;
  onNextAnswer: () => void;
}

/** The application that is read: what can be done, its report in short, the answers that matter, and all the rest. */
export function DeskApplication(props: Props) {
  const { details, reviewer, now, reading, hasKeys, heading, ways, onMove, onNextAnswer } = props;
  const { application, report, matters, hasChanges, texts } = details;
  const keyOf = (name: keyof typeof DESK_KEYS) => (hasKeys ? DESK_KEYS[name].key : undefined);
  return (
    <Frame data-hj-suppress>
      <header>
        <div className="name">
          <Typography ref={heading} variant="h3" component="h2" tabIndex={-1}>
            {report.business.name}
          </Typography>
          {ways}
        </div>
        <DeskMoves possible={application.possible} hasKeys={hasKeys} onMove={onMove} />
      </header>
      <DeskSummary details={details} reviewer={reviewer} now={now} />
      <ApplicationLinks business={report.business} reportKey={keyOf('report')} />
      <Matters
        key={application.id}
        matters={matters}
        hasChanges={hasChanges}
        reading={reading}
        proofKey={keyOf('proof')}
        onNext={onNextAnswer}
      />
      <ApplicationPanels application={application} report={report} questions={texts} />
    </Frame>
  );
}

interface WaysProps {
  hasKeys: boolean;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** To the neighbours in the list, with its filters. */
export const DeskWays = ({ hasKeys, onPrevious, onNext }: WaysProps) => (
  <div>
    {(
      [
        [t('Previous'), t('Previous application'), onPrevious, DESK_KEYS.previous.key],
        [t('Next'), t('Next application'), onNext, DESK_KEYS.next.key],
      ] as const
    ).map(([name, label, act, key]) => (
      <Button
        key={name}
        variant="text"
        size="small"
        disabled={act === null}
        aria-keyshortcuts={hasKeys ? key : undefined}
        aria-label={label}
        onClick={() => act?.()}
      >
        {name}
      </Button>
    ))}
  </div>
);
