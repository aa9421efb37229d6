import { useEffect, useState } from 'react';
import type { Frame } from './replayStory';

/** How fast; null jumps to the end. */
export const SPEEDS = { normal: 1, fast: 4, instant: null } as const;
export type Speed = keyof typeof SPEEDS;

/** A position in a story, from 0 for its beginning, which moves by the recorded clock while it plays. */
export function useStoryPlayer(frames: readonly Frame[]) {
  const [position, setPosition] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const end = frames.length;
  const pace = SPEEDS[speed];
  const before = frames[position - 1]?.step.at ?? frames[0]?.step.at ?? 0;
  const next = frames[position]?.step.at ?? before;

  useEffect(() => {
    if (!isPlaying || pace === null) return undefined;
    const timer = setTimeout(
      () => {
        setPosition(position + 1);
        if (position + 1 >= end) setIsPlaying(false);
      },
      (next - before) / pace,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, pace, position, end, next, before]);

  const goTo = (to: number) => {
    setIsPlaying(false);
    setPosition(Math.min(Math.max(to, 0), end));
  };
  return {
    position,
    isPlaying,
    speed,
    setSpeed,
    goTo,
    /** From the beginning where it is at the end. */
    play() {
      if (pace === null) {
        goTo(end);
        return;
      }
      if (position >= end) setPosition(0);
      setIsPlaying(end > 0);
    },
    pause: () => setIsPlaying(false),
  };
}

export type StoryPlayer = ReturnType<typeof useStoryPlayer>;
