import { emptyRegistration } from './registerForm';
import { toSignUpPayload } from './signUpPayload';

const values = {
  ...emptyRegistration,
  user_name: ' Wanjiku  wa Mwangi ',
  first_name: ' Wanjiku ',
  last_name: 'Mwangi',
  user_email: ' wanjiku@example.org ',
  geo_location: 'KE',
  gender: 'female',
  user_age_bracket: '25-34',
  user_password: ' karibu 2026 ',
  confirm_password: ' karibu 2026 ',
  agree_terms: true,
};

describe('toSignUpPayload', () => {
  it('removes all spaces from the username of an individual, none from the password', () => {
    expect(toSignUpPayload('individual', values)).toEqual({
      first_name: 'Wanjiku',
      last_name: 'Mwangi',
      username: 'WanjikuwaMwangi',
      email: 'wanjiku@example.org',
      password: ' karibu 2026 ',
      age_bracket: '25-34',
      phone_num: '000 0000 0000',
      user_type: 'individual',
    });
  });

  it('names a business by its email and sends fixed texts for what it was not asked', () => {
    expect(toSignUpPayload('business', values)).toEqual({
      first_name: 'Wanjiku',
      last_name: '',
      username: 'wanjiku@example.org',
      email: 'wanjiku@example.org',
      password: ' karibu 2026 ',
      age_bracket: 'business duration',
      phone_num: '000 0000 0000',
      user_type: 'business',
    });
  });
});
