import { ThemeContext } from '@emotion/react';
import { createRoot, type Root } from 'react-dom/client';
import type { StoryRecorder } from '../../../actors/stories';
import { theme } from '../../../theme/index';
import { StoryIndicator } from './StoryIndicator';

/** Puts the indicator beside the app while a recording goes on: nothing of it is in the frame of every page. */
export function showStoryIndicator(recorder: StoryRecorder): void {
  let shown: { root: Root; place: HTMLElement } | null = null;
  const follow = () => {
    const isWanted = recorder.read().recording !== null;
    if (isWanted && !shown) {
      const place = document.createElement('div');
      document.body.append(place);
      const root = createRoot(place);
      root.render(
        // Light or dark is the app's: a theme provider of MUI would decide it a second time.
        <ThemeContext value={theme}>
          <StoryIndicator recorder={recorder} />
        </ThemeContext>,
      );
      shown = { root, place };
    }
    if (!isWanted && shown) {
      const { root, place } = shown;
      shown = null;
      root.unmount();
      place.remove();
    }
  };
  recorder.subscribe(follow);
}
