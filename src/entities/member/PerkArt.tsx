import type { PerkImage } from '../../../domain/siteLists';
import { MAIZE } from '../../ui/illustrations/colors';

const PATHS: Record<PerkImage, string> = {
  discussion: 'M4 6h12v8H9l-4 3.5V14H4zM19 9.5h1v8h-1.5V20l-3-2.5H11',
  event:
    'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M12 13l1 2 2.2.3-1.6 1.5.4 2.2-2-1-2 1 .4-2.2-1.6-1.5 2.2-.3z',
  post: 'M5 20h14M7 16l1-4 8.5-8.5 3 3L11 15z',
  listing:
    'M4 10v10h16V10M3 6l1.5-2.5h15L21 6v2a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-6h4v6',
  newsletter: 'M4 7h16v11H4zM4.5 7.5l7.5 6 7.5-6M8 4h8',
  assessment: 'M7 4h10v16H7zM10 9l1.2 1.2L13.5 8M10 14.5l1.2 1.2 2.3-2.2M15 9.5h.2M15 15h.2',
  badge: 'M12 3a6 6 0 1 0 .01 0zM8.5 14L7 21l5-2.6L17 21l-1.5-7M9.6 9l1.7 1.7 3-3.2',
  trend: 'M4 20h16M6.5 17v-4M11 17V9M15.5 17v-6M20 17V5M5 9l5-4 4.5 2.5L20 3',
};

const isImage = (name: string): name is PerkImage => Object.hasOwn(PATHS, name);

/** A small picture of a member perk. */
export function PerkArt({ name }: { name: string }) {
  return (
    <svg viewBox="-4 -4 32 32" width="56" height="56" aria-hidden focusable="false">
      <path d="M-4 28A32 32 0 0 1 28 -4V28z" fill={MAIZE} opacity="0.35" />
      <path
        d={PATHS[isImage(name) ? name : 'event']}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
