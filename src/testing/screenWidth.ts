/** A screen to which media queries of the one kind apply, until `forgetScreen`. */
export const haveScreen = (feature: 'min-width' | 'max-width'): void => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes(feature),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
};

export const forgetScreen = () => void Reflect.deleteProperty(window, 'matchMedia');

/** For the tests of a file or a block: a narrow screen, on which grids are lists of cards. */
export function onPhone(): void {
  beforeEach(() => haveScreen('max-width'));
  afterEach(forgetScreen);
}

/** For the tests of a file or a block: a wide screen. */
export function onDesktop(): void {
  beforeEach(() => haveScreen('min-width'));
  afterEach(forgetScreen);
}
