import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { msg, t } from '../../../domain/language';
import { ExternalLink } from '../../ui/ExternalLink';
import { Page, PageTitle } from '../../ui/Page';
import { PillList } from '../../ui/PillList';
import { rich } from '../../ui/rich';
import { CATALOGUE } from './catalogue';
import { ELK_LICENCE } from './graph/engine';
import { LiveTab } from './LiveTab';
import { PlayTab } from './PlayTab';
import { Head, Wide } from './parts/Columns';
import { useDrawing } from './useDrawing';

const MODES = { live: msg('Live'), play: msg('Play') } as const;
type Mode = keyof typeof MODES;

const addressOf = (machine: string, mode: Mode): string =>
  `?${new URLSearchParams({ machine, mode }).toString()}`;

export default function StateChartsPage() {
  const [search] = useSearchParams();
  const [first] = CATALOGUE;
  const entry = CATALOGUE.find(({ machine }) => machine.id === search.get('machine')) ?? first;
  const mode: Mode = search.get('mode') === 'play' ? 'play' : 'live';
  const { id, root } = entry.machine;
  const chart = useDrawing(entry.machine);
  const Tab = mode === 'play' ? PlayTab : LiveTab;
  return (
    <Page
      title={t('State charts')}
      description={t('Every state machine of the product: watch it run, or try it out.')}
      maxWidth="full"
      isPersonal
    >
      <Wide>
        <PageTitle variant="h2">{t('State charts')}</PageTitle>
        <Typography sx={{ maxWidth: '90ch' }} gutterBottom>
          {rich(
            'Drawn from the state machines that run the product. <strong>Live</strong> follows the product in this page; <strong>Play</strong> is a separate copy that changes nothing outside it.',
            { strong: (tab) => <strong>{tab}</strong> },
          )}
        </Typography>
        <nav aria-label={t('Machines')}>
          <PillList>
            {CATALOGUE.map(({ name, machine }) => (
              <li key={machine.id}>
                <Link
                  to={addressOf(machine.id, mode)}
                  aria-current={machine.id === id ? 'page' : undefined}
                >
                  {t(name)}
                </Link>
              </li>
            ))}
          </PillList>
        </nav>
        <Head>
          <div>
            <Typography variant="h3" component="h2">
              {t(entry.name)}
            </Typography>
            <Typography>{root.description && t(root.description)}</Typography>
          </div>
          <nav aria-label={t('Live or play')}>
            <PillList>
              {(['live', 'play'] as const).map((each) => (
                <li key={each}>
                  <Link
                    to={addressOf(id, each)}
                    aria-current={each === mode ? 'page' : undefined}
                    preventScrollReset
                  >
                    {t(MODES[each])}
                  </Link>
                </li>
              ))}
            </PillList>
          </nav>
        </Head>
        <Tab key={id} entry={entry} chart={chart} />
        <Typography variant="body2" sx={{ mt: 4 }}>
          {rich(
            'Laid out by <elk>elkjs</elk>, used unmodified under its <licence>licence</licence> (EPL-2.0).',
            {
              elk: (name) => (
                <ExternalLink href="https://github.com/kieler/elkjs">{name}</ExternalLink>
              ),
              licence: (word) => <ExternalLink href={ELK_LICENCE}>{word}</ExternalLink>,
            },
          )}
        </Typography>
      </Wide>
    </Page>
  );
}
