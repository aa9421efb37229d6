/** What the page that installs the worker has loaded. */
export interface KeepMessage {
  /** Its address. */
  page: string;
  /** Addresses of its scripts and fonts. */
  loaded: string[];
}
