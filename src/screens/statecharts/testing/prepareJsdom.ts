/** In jsdom nothing has a size, so that none changes. */
class SizesNothing implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What charts need of a browser; jsdom draws no letters, and says so at length. */
export function prepareJsdom(): void {
  window.ResizeObserver = SizesNothing;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
