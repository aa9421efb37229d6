import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { use, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { ClockContext } from '../../../clock';
import { Page, PageTitle } from '../../../ui/Page';
import { DecisionDialog } from '../application/DecisionDialog';
import { isAtOnce } from '../application/moves';
import { useDraft, useDrafts } from '../application/useDrafts';
import { writeDesk } from './deskAddress';
import { DeskFrame } from './DeskFrame';
import { DESK_KEYS } from './deskKeys';
import { DeskWays } from './parts/DeskApplication';
import { DeskFilters } from './parts/DeskFilters';
import { DeskPane } from './parts/DeskPane';
import { DeskRows } from './parts/DeskRows';
import { DeskViews } from './parts/DeskViews';
import { KeysDialog } from './parts/KeysDialog';
import { MatchingBar } from './parts/MatchingBar';
import { UnreadDialog } from './parts/UnreadDialog';
import { useDesk } from './useDesk';
import { useDeviceSwitch } from './useDeviceSwitch';

/** The review desk: a list of applications, and beside it the one that is read and decided. */
export default function DeskPage() {
  const now = use(ClockContext);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasKeys, turnKeys] = useDeviceSwitch('deskKeys');
  const [goesOn, turnGoingOn] = useDeviceSwitch('deskGoesOn');
  const [showsHelp, setShowsHelp] = useState(false);
  const desk = useDesk({ hasKeys, goesOn, field, heading, showHelp: () => setShowsHelp(true) });
  const { address, list, state, reading, moves, asking } = desk;
  const { application } = address;
  const drafts = useDrafts();
  const { pending } = moves;
  const draft = useDraft(drafts, pending?.subject.application ?? null);
  return (
    <Page
      title={t('Review Desk')}
      description={t('Read applications and decide on them.')}
      maxWidth="full"
      isPersonal
    >
      <DeskFrame>
        <div className="top">
          <PageTitle variant="h4">{t('Review Desk')}</PageTitle>
          <DeskViews address={address} views={list.found?.views ?? null} />
          <Button
            variant="text"
            size="small"
            aria-keyshortcuts={hasKeys ? DESK_KEYS.help.key : undefined}
            onClick={() => setShowsHelp(true)}
          >
            {t('Help')}
          </Button>
        </div>
        <span role="status" style={visuallyHidden}>
          {moves.announcement}
        </span>
        <div className={`sides ${application === null ? '' : 'open'}`}>
          <section className="list" aria-label={t('Applications')} data-hj-suppress>
            <DeskFilters
              address={address}
              field={field}
              searchKey={hasKeys ? DESK_KEYS.search.key : undefined}
              goTo={desk.goTo}
            />
            {list.found && <MatchingBar found={list.found} address={address} />}
            <DeskRows list={list} address={address} now={now()} />
          </section>
          <section className="pane" aria-label={t('The chosen application')} tabIndex={-1}>
            {application !== null && (
              <Link
                className="back"
                component={RouterLink}
                to={{ search: writeDesk({ ...address, application: null }) }}
              >
                {t('Back to the list')}
              </Link>
            )}
            <DeskPane
              application={application}
              state={state}
              reviewer={list.chosen?.reviewer?.name ?? null}
              now={now()}
              reading={reading}
              hasKeys={hasKeys}
              heading={heading}
              ways={
                <DeskWays hasKeys={hasKeys} onPrevious={desk.toPrevious} onNext={desk.toNext} />
              }
              onMove={desk.decide}
              onNextAnswer={desk.openNextAnswer}
            />
          </section>
        </div>
      </DeskFrame>
      {showsHelp && (
        <KeysDialog
          hasKeys={hasKeys}
          goesOn={goesOn}
          onTurnKeys={turnKeys}
          onTurnGoingOn={turnGoingOn}
          onClose={() => setShowsHelp(false)}
        />
      )}
      {asking && (
        <UnreadDialog
          name={asking.name}
          count={asking.count}
          onApprove={desk.approveUnread}
          onRead={desk.readFirst}
        />
      )}
      {pending && (
        <DecisionDialog
          key={pending.subject.application}
          {...pending}
          {...draft}
          read={[...reading.read]}
          onSent={(subject, event, sent) => {
            if (!isAtOnce(event)) drafts.forget(subject.application);
            moves.onSent(subject, event, sent, null);
          }}
          onClose={moves.cancel}
        />
      )}
    </Page>
  );
}
