import { loadChunk } from '../../ui/loadChunk';
import { SERVER_NAMES, type CatalogueEntry } from './catalogue';

export const isOnServer = (machine: string): machine is keyof typeof SERVER_NAMES =>
  Object.hasOwn(SERVER_NAMES, machine);

let loading: Promise<readonly CatalogueEntry[]> | undefined;

/** The machines of the server, loaded once. */
export function loadServerMachines(): Promise<readonly CatalogueEntry[]> {
  loading ??= loadChunk(
    () => import(/* webpackChunkName: "chart-server" */ './serverCatalogue'),
  ).then(
    ({ SERVER_CATALOGUE }) => SERVER_CATALOGUE,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
