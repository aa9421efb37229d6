import { msg } from '../../../domain/language';
import { loadChunk } from '../../ui/loadChunk';

/** Milliseconds; a phone without a view of the sky may find nothing. */
const PATIENCE = 15_000;
/** Where somebody was some minutes ago is near enough for a county. */
const MAXIMUM_AGE = 600_000;

export type OwnCounty = { code: string } | { problem: string };

const REFUSED = msg('Your browser does not share where you are. Choose a county instead.');
const NOT_FOUND = msg('We could not find out where you are. Choose a county instead.');
const ABROAD = msg('You seem to be outside Kenya. Choose a county instead.');

const positionFrom = (geolocation: Geolocation): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: false,
      timeout: PATIENCE,
      maximumAge: MAXIMUM_AGE,
    });
  });

const PERMISSION_DENIED = 1;
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === PERMISSION_DENIED;

/**
 * Asks the browser where the reader is, and which county that is. The position stays in this function: only the
 * county leaves it.
 */
export async function findOwnCounty(navigator: Partial<Navigator>): Promise<OwnCounty> {
  const { geolocation } = navigator;
  if (!geolocation) return { problem: NOT_FOUND };
  try {
    const [{ coords }, { countyAt }] = await Promise.all([
      positionFrom(geolocation),
      loadChunk(() => import(/* webpackChunkName: "county-at" */ './countyAt')),
    ]);
    const code = countyAt(coords.latitude, coords.longitude);
    return code === null ? { problem: ABROAD } : { code };
  } catch (error) {
    return { problem: isRefusal(error) ? REFUSED : NOT_FOUND };
  }
}
