import { keysOf } from '../../domain/records';
import type { Scene, Scenes } from './scene';
import type { Stage } from './stage';

/** Who looks at a record, and where. */
export interface View {
  /** A demo account; a visitor without it. */
  by?: string;
  address: string | ((id: number) => string);
  /** On the page, to be in the middle of the picture. */
  text?: string;
}

interface Records<State extends string> {
  machine: string;
  /** Puts the only record of its kind that the scene looks at into the database; returns its id. */
  put: (stage: Stage, state: State) => Promise<number>;
  /** As the database has it. */
  stateOf: (stage: Stage, id: number) => Promise<string | undefined>;
  /** By state, of each that is seen. */
  views: Record<State, View>;
  /** Where the state is in the machine. */
  placeOf?: (state: State) => string;
}

/**
 * The scenes of a machine that the server judges rows of its database by: the demo has no row in most of their states,
 * so each scene puts one there, and the pages show it.
 */
export function recordScenes<State extends string>(records: Records<State>): Scenes {
  const { machine, put, stateOf, views, placeOf = (state: State): string => state } = records;
  const looked = new WeakMap<Stage, number>();
  const states = keysOf(views);
  const sceneOf = (state: State): Scene => {
    const { by, address, text } = views[state];
    return {
      place: placeOf(state),
      async bring(stage) {
        const id = await put(stage, state);
        looked.set(stage, id);
        if (by !== undefined) await stage.signInAs(await stage.member(by));
        await stage.open(typeof address === 'string' ? address : address(id));
      },
      ...(text !== undefined && {
        shows: ({ page }) => page.getByRole('main').getByText(text).first(),
      }),
    };
  };
  return {
    machine,
    scenes: states.map(sceneOf),
    async whereIs(stage) {
      const state = await stateOf(stage, looked.get(stage) ?? 0);
      return states.filter((each) => each === state).map(placeOf);
    },
  };
}
