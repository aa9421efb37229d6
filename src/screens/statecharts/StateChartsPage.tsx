import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, use, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { msg, t } from '../../../domain/language';
import type { Story } from '../../../domain/story';
import { outlineOf, type OutlinedState } from '../../machines/chart/outline';
import { useMay } from '../../entities/member/useMay';
import { usePaths } from '../../paths';
import { ExternalLink } from '../../ui/ExternalLink';
import { FilterSelect } from '../../ui/FilterSelect';
import { Notice } from '../../ui/Notice';
import { Page, PageTitle } from '../../ui/Page';
import { PillList } from '../../ui/PillList';
import { rich } from '../../ui/rich';
import { CATALOGUE, SERVER_NAMES, type CatalogueEntry } from './catalogue';
import { carriedIn, MODES, pointedBy, revealedBy, type Mode } from './chartAddress';
import { ELK_LICENCE } from './graph/engine';
import { LiveTab } from './LiveTab';
import { PlayTab } from './PlayTab';
import { Head, Whole } from './parts/Columns';
import { SearchBox } from './search/SearchBox';
import { isOnServer, loadServerMachines } from './serverMachines';
import { useDrawing } from './useDrawing';

const ChangesTab = lazy(() =>
  import(/* webpackChunkName: "chart-tabs" */ './ChangesTab').then((chunk) => ({
    default: chunk.ChangesTab,
  })),
);

const PicturesTab = lazy(() =>
  import(/* webpackChunkName: "chart-pictures" */ './pictures/PicturesTab').then((chunk) => ({
    default: chunk.PicturesTab,
  })),
);

const ReplayTab = lazy(() =>
  import(/* webpackChunkName: "chart-stories" */ './stories/ReplayTab').then((chunk) => ({
    default: chunk.ReplayTab,
  })),
);

const UseTab = lazy(() =>
  import(/* webpackChunkName: "chart-tabs" */ './UseTab').then((chunk) => ({
    default: chunk.UseTab,
  })),
);

const Machine = styled('div')({ flex: '1 1 12rem', maxWidth: '14rem' });

const MODE_NAMES: Record<Mode, string> = {
  live: msg('Live'),
  play: msg('Play'),
  pictures: msg('Pictures'),
  changes: msg('Changes'),
  use: msg('Usage'),
};

const queryOf = (mode: Mode): string => (mode === 'live' ? '' : `?mode=${mode}`);

/** Which machine and how; addresses from before machines had their own paths go on working. */
function useAsked() {
  const { machine } = useParams();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const name = machine ?? search.get('machine');
  const packed = carriedIn(hash);
  const maySeeUse = useMay('seeFigures');
  const modes = MODES.filter((mode) => mode !== 'use' || maySeeUse);
  const asked = modes.find((mode) => mode === search.get('mode')) ?? 'live';
  const mode: Mode = packed === null ? asked : 'changes';
  return { name, packed, mode, modes };
}

const NONE: readonly CatalogueEntry[] = [];

/** Every machine that is loaded, and how to load the others. */
function useCatalogue(name: string | null) {
  const [found, setFound] = useState(NONE);
  const onServer = name !== null && isOnServer(name) ? use(loadServerMachines()) : found;
  const entries = useMemo(() => [...CATALOGUE, ...onServer], [onServer]);
  const roots = useMemo(() => entries.map(({ machine }) => outlineOf(machine)), [entries]);
  /** A search without them is still a search. */
  const loadAll = () => void loadServerMachines().then(setFound, () => {});
  return { entries, roots, loadAll };
}

const machineGroups = () => [
  {
    label: t('In the browser'),
    options: CATALOGUE.map(({ name, machine }) => ({ value: machine.id, label: t(name) })),
  },
  {
    label: t('On the server'),
    options: Object.entries(SERVER_NAMES).map(([value, name]) => ({ value, label: t(name) })),
  },
];

export default function StateChartsPage() {
  const { name, packed, mode, modes } = useAsked();
  const paths = usePaths();
  const navigate = useNavigate();
  const [story, setStory] = useState<Story | null>(null);
  const [first] = CATALOGUE;
  const { entries, roots, loadAll } = useCatalogue(name);
  const known = entries.find(({ machine }) => machine.id === name);
  const entry = known ?? first;
  const { id } = entry.machine;
  const root = roots.find((each) => each.id === id) ?? outlineOf(entry.machine);
  return (
    <Page
      title={t('State charts')}
      description={t('Every state machine of the product: watch it run, or try it out.')}
      maxWidth="full"
      isPersonal
    >
      <Whole>
        <Head>
          <PageTitle variant="h4">{t('State charts')}</PageTitle>
          <Machine>
            <FilterSelect
              label={t('Machine')}
              value={id}
              options={machineGroups()}
              onChange={(chosen) => void navigate(paths.stateChart(chosen) + queryOf(mode))}
            />
          </Machine>
          <nav aria-label={t('Live or play')}>
            <PillList>
              {modes.map((each) => (
                <li key={each}>
                  <Link
                    to={paths.stateChart(id) + queryOf(each)}
                    aria-current={each === mode ? 'page' : undefined}
                    preventScrollReset
                  >
                    {t(MODE_NAMES[each])}
                  </Link>
                </li>
              ))}
            </PillList>
          </nav>
          <SearchBox
            roots={roots}
            machine={id}
            onFocus={loadAll}
            onChoose={({ machine, fragment }) =>
              void navigate(
                paths.stateChart(machine) + queryOf(mode === 'play' ? 'play' : 'live') + fragment,
              )
            }
          />
        </Head>
        {name !== null && !known && (
          <Notice tone="info">{t('There is no machine named {name}.', { name })}</Notice>
        )}
        {mode === 'live' || mode === 'play' ? (
          <Running key={id} {...{ entry, root, mode, story, setStory }} />
        ) : (
          <Suspense fallback={null}>
            {mode === 'pictures' && <PicturesTab key={id} root={root} />}
            {mode === 'use' && <UseTab key={id} root={root} definition={entry.machine.config} />}
            {mode === 'changes' && (
              <ChangesTab key={id} root={root} definition={entry.machine.config} packed={packed} />
            )}
          </Suspense>
        )}
      </Whole>
      <About entry={entry} />
    </Page>
  );
}

interface RunningProps {
  entry: CatalogueEntry;
  root: OutlinedState;
  mode: 'live' | 'play';
  /** In place of the copy to play with. */
  story: Story | null;
  setStory: (story: Story | null) => void;
}

/** A machine that runs in this page, or a copy of it. */
function Running({ entry, root, mode, story, setStory }: RunningProps) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const pointed = useMemo(() => pointedBy(hash, root), [hash, root]);
  const reveals = useMemo(() => revealedBy(pointed, root), [pointed, root]);
  const chart = useDrawing(root, { place, reveals });
  const definition: object = entry.machine.config;
  const shown = { root, definition, chart, place, pointed };
  const navigate = useNavigate();
  const paths = usePaths();
  const replay = (recorded: Story) => {
    setStory(recorded);
    void navigate(paths.stateChart(root.id) + queryOf('play'));
  };
  if (mode === 'live') return <LiveTab {...{ entry, shown }} onReplay={replay} />;
  if (story === null) return <PlayTab {...{ entry, shown }} onOpen={setStory} />;
  return (
    <Suspense fallback={null}>
      <ReplayTab {...{ entry, shown, story }} onClose={() => setStory(null)} />
    </Suspense>
  );
}

function About({ entry: { name, machine } }: { entry: CatalogueEntry }) {
  const { description } = machine.root;
  return (
    <Typography component="div" variant="body2" sx={{ px: 3, py: 2 }}>
      <p>
        <strong>{t(name)}.</strong> {description && t(description)}
      </p>
      <p>
        {rich(
          'Drawn from the state machines that run the product. <strong>Live</strong> follows the product in this page; <strong>Play</strong> is a separate copy that changes nothing outside it.',
          { strong: (tab) => <strong>{tab}</strong> },
        )}
      </p>
      <p>
        {rich(
          'Laid out by <elk>elkjs</elk>, used unmodified under its <licence>licence</licence> (EPL-2.0).',
          {
            elk: (elk) => <ExternalLink href="https://github.com/kieler/elkjs">{elk}</ExternalLink>,
            licence: (word) => <ExternalLink href={ELK_LICENCE}>{word}</ExternalLink>,
          },
        )}
      </p>
    </Typography>
  );
}
