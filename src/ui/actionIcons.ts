import { circle, icon } from './icon';

export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const LogOutIcon = icon('M14 4H6v16h8M11 12h9M16.5 8.5L20 12l-3.5 3.5');
export const CheckIcon = icon(`${circle(12, 12, 9)}M8 12.5l2.8 2.8L16.5 9`);
