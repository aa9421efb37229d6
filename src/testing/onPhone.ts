/** For the tests of a file or a block: a narrow screen, on which grids are lists of cards. */
export function onPhone(): void {
  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('max-width'),
        media,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
}
