import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Stroke = styled('svg')({
  width: '1em',
  height: '1em',
  flexShrink: 0,
  fontSize: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export type IconProps = Pick<ComponentProps<'svg'>, 'className' | 'style'>;

/** Icons stand beside a label and are hidden from assistive technology. */
const icon = (path: string) =>
  function Icon(props: IconProps) {
    return (
      <Stroke viewBox="0 0 24 24" aria-hidden focusable="false" {...props}>
        <path d={path} />
      </Stroke>
    );
  };

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const ChevronDownIcon = icon('M6 9.5l6 6 6-6');
export const MailIcon = icon('M4 6h16v12H4zM4.5 6.5l7.5 6.5 7.5-6.5');
export const LogOutIcon = icon('M14 4H6v16h8M11 12h9M16.5 8.5L20 12l-3.5 3.5');
export const SunIcon = icon(
  `${circle(12, 12, 4)}M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M18.4 5.6l-1.5 1.5M7.1 16.9l-1.5 1.5`,
);
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z');
export const DeviceIcon = icon('M4 5h16v11H4zM9 20h6M12 16v4');
export const CheckIcon = icon(`${circle(12, 12, 9)}M8 12.5l2.8 2.8L16.5 9`);
export const AlertIcon = icon(`${circle(12, 12, 9)}M12 7.5v5.5M12 16.3v.2`);
export const InfoIcon = icon(`${circle(12, 12, 9)}M12 11v5.5M12 7.6v.2`);
export const SproutIcon = icon(
  'M12 21v-9M12 12c0-4-2.5-6.5-7-6.5 0 4.5 2.5 6.5 7 6.5zM12 14c0-3.5 2-5.5 7-5.5 0 4-2.5 5.5-7 5.5zM7 21h10',
);

export const GovernanceIcon = icon(
  'M12 3v18M8 21h8M4 7h16M6.5 7L4 13.5a2.7 2.7 0 0 0 5 0zM17.5 7L15 13.5a2.7 2.7 0 0 0 5 0z',
);
export const WorkersIcon = icon(`M4 15a8 8 0 0 1 16 0M3 15h18v3H3zM10 7.3V11M14 7.3V11`);
export const CommunityIcon = icon(
  `${circle(12, 7, 2.5)}${circle(5.5, 9.5, 2)}${circle(18.5, 9.5, 2)}M7.5 19a4.5 5.5 0 0 1 9 0zM2.5 17c0-2.2 1.3-3.7 3.5-3.7M21.5 17c0-2.2-1.3-3.7-3.5-3.7`,
);
export const EnergyIcon = icon('M13 3L5.5 13.5H11L10 21l8-11h-5.5z');
export const NatureIcon = icon(
  'M5 20C5 10.5 9.5 5 20 4c0 10.5-4 15.5-11 15.5-1 0-2-.2-2.8-.6M5 20c2-5 4.5-8 9-10.5',
);
export const PackageIcon = icon(
  'M12 3l8 4.3v9.4L12 21l-8-4.3V7.3zM4.3 7.5L12 12l7.7-4.5M12 12v9M8 5.2l8 4.5',
);
export const XIcon = icon('M5 4.5l14 15M18.5 4.5L5.5 19.5');
export const LinkedInIcon = icon(
  'M4 4h16v16H4zM8 10.5V16M8 7.6v.2M12 16v-5.5M12 13.2c0-3.6 4.5-3.6 4.5 0V16',
);
export const InstagramIcon = icon(
  `M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z${circle(12, 12, 3.5)}M16.5 7.4v.2`,
);
