import type { UserData } from '../../../domain/contract/session';

export const wanjiku: UserData = {
  token: 'token-of-wanjiku',
  user_id: 7,
  user_type: 'individual',
  form_filled: false,
  role: 'member',
  first_name: 'Wanjiku',
  last_name: 'Mwangi',
  user_email: 'wanjiku@example.org',
  profile_picture: null,
};

export const otieno: UserData = {
  ...wanjiku,
  token: 'token-of-otieno',
  user_id: 8,
  first_name: 'Otieno',
  last_name: 'Odhiambo',
  user_email: 'otieno@example.org',
};
