import { circle, icon } from './icon';

/** Those of the first load; others have files of their own. */
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const ChevronDownIcon = icon('M6 9.5l6 6 6-6');
export const MailIcon = icon('M4 6h16v12H4zM4.5 6.5l7.5 6.5 7.5-6.5');
export const AlertIcon = icon(`${circle(12, 12, 9)}M12 7.5v5.5M12 16.3v.2`);
export const InfoIcon = icon(`${circle(12, 12, 9)}M12 11v5.5M12 7.6v.2`);
export const XIcon = icon('M5 4.5l14 15M18.5 4.5L5.5 19.5');
export const LinkedInIcon = icon(
  'M4 4h16v16H4zM8 10.5V16M8 7.6v.2M12 16v-5.5M12 13.2c0-3.6 4.5-3.6 4.5 0V16',
);
export const InstagramIcon = icon(
  `M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z${circle(12, 12, 3.5)}M16.5 7.4v.2`,
);
