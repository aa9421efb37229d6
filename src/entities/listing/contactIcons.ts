import { line } from '../../ui/illustrations/line';
import type { ContactLink } from './contact';

export const DirectionsIcon = line(
  'M12 2.5 21.5 12 12 21.5 2.5 12zM9 15v-3.5h6M13 9l2.5 2.5L13 14',
);

export const CONTACT_ICONS: Record<ContactLink['kind'], ReturnType<typeof line>> = {
  call: line(
    'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4 5a2 2 0 0 1 2-2z',
  ),
  whatsapp: line(
    'M4 20l1.3-4A8 8 0 1 1 8.2 19zM9 9c0 3.5 2.5 6 6 6l1-2-2-1-1 1a5 5 0 0 1-2-2l1-1-1-2z',
  ),
  email: line('M4 6h16v12H4zM4.5 6.5l7.5 6.5 7.5-6.5'),
  website: line('M12 3a9 9 0 1 0 .01 0zM3.5 12h17M12 3c5 6 5 12 0 18M12 3c-5 6-5 12 0 18'),
  social: line(
    'M17 4a2.5 2.5 0 1 0 .01 0zM7 9.5a2.5 2.5 0 1 0 .01 0zM17 15a2.5 2.5 0 1 0 .01 0zM9.3 11l5.4-3.2M9.3 13.2l5.4 3',
  ),
};
