import { createActor, type AnyEventObject } from 'xstate';
import { withUpdateEffects } from '../update/updateEffects';
import type { UpdateEvent } from '../update/updateMachine';
import { heldEffect } from './held';
import { answered, dotted, refused, type Walk } from './paths';

export const failure = new Error('no answer');
export const found: UpdateEvent = { type: 'version.found' };
export const used: UpdateEvent = { type: 'form.used' };
export const opened: UpdateEvent = { type: 'page.opened' };
export const accepted: UpdateEvent = { type: 'update.accepted' };

const walked: AnyEventObject[] = [
  found,
  used,
  opened,
  accepted,
  answered('savingDrafts'),
  refused('savingDrafts', failure),
  answered('takingOver'),
  refused('takingOver', failure),
];

/** An update whose effects wait for the test. */
export function begin(sent: UpdateEvent[] = []) {
  const happened: unknown[] = [];
  const savingDrafts = heldEffect<[], void>();
  const takingOver = heldEffect<[], void>();
  const machine = withUpdateEffects({
    askToUpdate: () => void happened.push('asked'),
    saveDrafts: savingDrafts.effect,
    takeOver: takingOver.effect,
    reload: () => void happened.push('reloaded'),
    reportFailure: (error) => void happened.push(error),
  });
  const actor = createActor(machine).start();
  for (const event of sent) actor.send(event);
  const where = () => dotted(actor.getSnapshot().value);
  return { machine, actor, happened, where, held: { savingDrafts, takingOver } };
}

export const updateWalks = (): Walk[] => {
  const { machine, held, actor } = begin();
  actor.stop();
  return [{ machine, held, events: walked }];
};
