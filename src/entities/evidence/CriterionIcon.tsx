import { line } from '../../ui/illustrations/line';

const ICONS = {
  woman: line('M12 3a5 5 0 1 0 .01 0zM12 13v8M8.5 17.5h7'),
  pin: line(
    'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM12 7.5a2.5 2.5 0 1 0 .01 0z',
  ),
  ability: line(
    'M12 3.2a1.6 1.6 0 1 0 .01 0zM5.5 8.5l6.5 1.3 6.5-1.3M12 9.8V14l-3.5 6.5M12 14l3.5 6.5',
  ),
  drop: line('M12 3s6 6.4 6 11a6 6 0 0 1-12 0c0-4.6 6-11 6-11zM9.5 14.5l2 2 3.5-4'),
};

export type CriterionSign = keyof typeof ICONS;

/** The sign of a directory criterion. */
export function CriterionIcon({ name, size = 20 }: { name: CriterionSign; size?: number }) {
  const Icon = ICONS[name];
  return <Icon size={size} />;
}
