/** Specification 9. */
const VERSION = 6;

const MARK = /hotjar\.(com|io)/;

interface HotjarWindow extends Window {
  hj?: (...call: unknown[]) => void;
  _hjSettings?: { hjid: number; hjsv: number };
}

/** All elements of the service in the page. */
const elementsOf = (page: Document): HTMLElement[] =>
  [
    ...page.querySelectorAll<HTMLScriptElement | HTMLIFrameElement>('script[src], iframe[src]'),
  ].filter(({ src }) => MARK.test(src));

/**
 * The service's documented snippet without its inline script, which the policy
 * refuses: the queue, the settings, the script.
 */
export function addHotjar(window: HotjarWindow, siteId: number, failed: () => void): void {
  const queue: unknown[][] = [];
  window.hj ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
  window._hjSettings = { hjid: siteId, hjsv: VERSION };
  const script = window.document.createElement('script');
  script.async = true;
  script.src = `https://static.hotjar.com/c/hotjar-${siteId}.js?sv=${VERSION}`;
  script.addEventListener('error', failed);
  window.document.head.append(script);
}

const isTheirs = (name: string) => name.startsWith('_hj');

function emptyStorage(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) if (isTheirs(name)) storage.removeItem(name);
}

/** The host and every domain above it: the service sets its cookies for the widest domain it can. */
const domainsOf = (hostname: string): string[] => {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/** Removes the elements, cookies and stored values of the service. */
export function removeHotjar(window: HotjarWindow): void {
  const { document, location } = window;
  for (const element of elementsOf(document)) element.remove();
  delete window.hj;
  delete window._hjSettings;
  const cookies = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  for (const name of cookies.filter(isTheirs)) {
    const places = ['', ...domainsOf(location.hostname).map((domain) => `; domain=${domain}`)];
    for (const place of places) document.cookie = `${name}=; path=/; max-age=0${place}`;
  }
  emptyStorage(window.localStorage);
  emptyStorage(window.sessionStorage);
}
