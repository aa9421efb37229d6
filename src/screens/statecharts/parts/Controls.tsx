import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AnyEventObject } from 'xstate';
import { t } from '../../../../domain/language';
import { allTransitions, type OutlinedState } from '../../../machines/chart/outline';
import type { CatalogueEntry } from '../catalogue';
import type { Player, PlayView } from '../play/player';
import { SendRow } from './SendRow';

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

interface PartProps {
  title: string;
  children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <section aria-label={title}>
    <Typography variant="h4" component="h2" gutterBottom>
      {title}
    </Typography>
    {children}
  </section>
);

const NO_ANSWER = new Error('The server does not answer.');

const eventTypes = (root: OutlinedState): string[] => [
  ...new Set(
    allTransitions(root)
      .filter(({ trigger }) => trigger.kind === 'event')
      .map(({ eventType }) => eventType),
  ),
];

interface Props {
  entry: CatalogueEntry;
  root: OutlinedState;
  player: Player;
  view: PlayView;
}

/** Everything that can happen to a copy: events, answers of its actors, time. */
export function Controls({ entry, root, player, view }: Props) {
  const { payloads, outputs, errors } = entry;
  const eventOf = (type: string, payload: unknown): AnyEventObject => ({
    ...(payload as object | undefined),
    type,
  });
  return (
    <>
      <Part title={t('Events')}>
        <Rows>
          {eventTypes(root).map((type) => (
            <SendRow
              key={type}
              name={type}
              sample={payloads[type]}
              choices={[
                {
                  label: type,
                  isOpen: (payload) => player.can(eventOf(type, payload)),
                  send: (payload) => player.send(eventOf(type, payload)),
                },
              ]}
            />
          ))}
        </Rows>
      </Part>
      <Part title={t('Waits for')}>
        {view.awaited.length === 0 && <p>{t('It waits for nothing now.')}</p>}
        <Rows>
          {view.awaited.map((id) => (
            <SendRow
              key={id}
              name={id}
              sample={outputs[id]}
              choices={[
                {
                  label: t('{name} done', { name: id }),
                  isOpen: () => true,
                  send: (output) => player.resolve(id, output),
                },
                {
                  label: t('{name} failed', { name: id }),
                  isOpen: () => true,
                  send: () => player.reject(id, errors[id] ?? NO_ANSWER),
                },
              ]}
            />
          ))}
        </Rows>
      </Part>
      <Part title={t('Clock')}>
        <Line>
          <span>{view.time} ms</span>
          <Button
            variant="outlined"
            disabled={view.untilNext === null}
            onClick={() => player.advance(view.untilNext ?? 0)}
          >
            {view.untilNext === null
              ? t('To the next delay')
              : t('To the next delay ({time} ms)', { time: view.untilNext })}
          </Button>
          <Button variant="outlined" onClick={() => player.advance(100)}>
            +100 ms
          </Button>
        </Line>
      </Part>
    </>
  );
}
