declare global {
  interface Window {
    /** The path and query that the page was rendered for. */
    renderedAddress?: string;
  }
}

const addressOf = ({ location }: Window) => location.pathname + location.search;

export function keepRenderedAddress(window: Window): void {
  window.renderedAddress = addressOf(window);
}

/** Not where the reader went back or forward within this document before its scripts ran. */
export const showsRenderedAddress = (window: Window): boolean =>
  window.renderedAddress === addressOf(window);
