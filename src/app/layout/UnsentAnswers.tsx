import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router';
import { plural, t } from '../../../domain/language';
import { usePaths } from '../../paths';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { countText } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { Container } from '../../ui/Section';
import { useVettingHost } from '../useVettingHost';
import type { VettingDesk } from '../wiring/vetting/vettingDesk';
import { rich } from '../../ui/rich';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

function Waiting({ desk }: { desk: VettingDesk }) {
  const paths = usePaths();
  const vetting = useSyncExternalStore(desk.subscribe, desk.read);
  const [isAsking, setIsAsking] = useState(false);
  const { pending, isOnline, isWaiting, blocked } = vetting;
  // What is on its way is no news.
  if (pending === 0 || !(isWaiting || blocked.length > 0)) return null;
  const answers = countText(pending, 'answer');
  const parts = {
    link: (inner: string) => (
      <Link component={RouterLink} to={paths.vetting}>
        {inner}
      </Link>
    ),
  };
  return (
    <Container
      sx={{ width: '100%', paddingBlock: 2 }}
      role="region"
      aria-label={t('Unsent answers')}
    >
      <Notice
        tone="info"
        action={
          <Actions>
            {isOnline && isWaiting && (
              <Button variant="contained" onClick={vetting.sendNow}>
                {t('Send now')}
              </Button>
            )}
            <Button variant="text" onClick={() => setIsAsking(true)}>
              {t('Discard')}
            </Button>
          </Actions>
        }
      >
        {pending === 1
          ? rich(
              '{answers} of your <link>assessment</link> is on this device and not sent yet.',
              parts,
              { answers },
            )
          : rich(
              '{answers} of your <link>assessment</link> are on this device and not sent yet.',
              parts,
              { answers },
            )}
        {!isOnline && ` ${t('Everything is sent as soon as you are connected again.')}`}
      </Notice>
      {isAsking && (
        <ConfirmDialog
          title={plural(pending, 'Discard # answer?', 'Discard # answers?')}
          action={t('Discard')}
          isDestructive
          onAct={() => {
            vetting.discardUnsent();
            return Promise.resolve(null);
          }}
          onClose={() => setIsAsking(false)}
        >
          {t('The answers on this device are lost. Those that we already have stay as they are.')}
        </ConfirmDialog>
      )}
    </Container>
  );
}

/** Sends the answers that an earlier visit has left in this browser, and says so while they wait. */
export default function UnsentAnswers({ user }: { user: number }) {
  const host = useVettingHost();
  const desk = useSyncExternalStore(host.subscribe, () => host.deskOf(user, user));
  useEffect(() => host.open(user, { userId: user, asUser: null }), [host, user]);
  return desk && <Waiting desk={desk} />;
}
