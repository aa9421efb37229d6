import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SmsPhone } from '../../../domain/contract/sms';
import { aProfile } from '../../testing/builders';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './ProfilePage';
import { renderProfile, section } from './testing/renderProfile';

const { state, server } = serveInMemory();

const NUMBER = '+254712345678';
const NONE: SmsPhone = { number: null, pending: null };
const messages = () => section('Text messages');

/** The server as it answers a member with this phone; returns what was sent to it. */
function serveSms(sms: SmsPhone) {
  state.profile = aProfile({ sms, phone_num: '000 0000 0000' });
  const sent: unknown[] = [];
  const answer = (next: SmsPhone) => {
    state.profile = { ...state.profile, sms: next };
    return HttpResponse.json(next);
  };
  server.use(
    http.post(`${HOST}/accounts/sms/`, async ({ request }) => {
      sent.push(await request.json());
      return answer({ ...sms, pending: NUMBER });
    }),
    http.post(`${HOST}/accounts/sms/confirm/`, async ({ request }) => {
      sent.push(await request.json());
      return answer({ number: NUMBER, pending: null });
    }),
    http.delete(`${HOST}/accounts/sms/`, () => {
      answer(NONE);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

describe('text messages', () => {
  it('are not offered where the site sends none', async () => {
    await renderProfile();
    expect(screen.queryByRole('region', { name: 'Text messages' })).not.toBeInTheDocument();
  });

  it('begin with a number and the code that was sent to it', async () => {
    const sent = serveSms(NONE);
    const { user } = await renderProfile();
    await user.type(messages().getByRole('textbox', { name: 'Mobile number' }), '0712 345 678');
    await user.click(messages().getByRole('button', { name: 'Send me a code' }));
    expect(
      await messages().findByText(
        'A code of 6 digits is on its way to +254 712 345 678. It works for 15 minutes.',
      ),
    ).toBeInTheDocument();
    await user.type(messages().getByRole('textbox', { name: 'Code from the message' }), '123456');
    await user.click(messages().getByRole('button', { name: 'Confirm the number' }));
    expect(await messages().findByText('Messages go to +254 712 345 678.')).toBeInTheDocument();
    expect(sent).toEqual([{ phone: '0712 345 678' }, { code: '123456' }]);
  });

  it('offer the phone of the account, and ask for a Kenyan mobile number', async () => {
    const sent = serveSms(NONE);
    state.profile = { ...state.profile, phone_num: '+44 7911 123456' };
    const { user } = await renderProfile();
    const field = messages().getByRole('textbox', { name: 'Mobile number' });
    expect(field).toHaveValue('+44 7911 123456');
    await user.click(messages().getByRole('button', { name: 'Send me a code' }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter a Kenyan mobile number/);
    expect(sent).toEqual([]);
  });

  it('say at the code what is wrong with it, and take another', async () => {
    serveSms({ ...NONE, pending: NUMBER });
    const wrong = 'This code is not right. Look at the newest message, or ask for another code.';
    server.use(
      http.post(
        `${HOST}/accounts/sms/confirm/`,
        () => HttpResponse.json({ code: [wrong] }, { status: 400 }),
        { once: true },
      ),
    );
    const { user } = await renderProfile();
    const field = messages().getByRole('textbox', { name: 'Code from the message' });
    await user.click(messages().getByRole('button', { name: 'Confirm the number' }));
    expect(field).toHaveAccessibleDescription('Enter the code from the message.');
    await user.type(field, '000000');
    await user.click(messages().getByRole('button', { name: 'Confirm the number' }));
    expect(await messages().findByText(wrong)).toBeInTheDocument();
    await user.type(field, '{Backspace}1');
    await user.click(messages().getByRole('button', { name: 'Confirm the number' }));
    expect(await messages().findByText('Messages go to +254 712 345 678.')).toBeInTheDocument();
  });

  it('can be asked for again with another number while a code is on its way', async () => {
    serveSms({ ...NONE, pending: NUMBER });
    const { user } = await renderProfile();
    await user.click(messages().getByRole('button', { name: 'Another number or code' }));
    await user.type(messages().getByRole('textbox', { name: 'Mobile number' }), '0712 345 678');
    await user.click(messages().getByRole('button', { name: 'Send me a code' }));
    expect(
      await messages().findByRole('textbox', { name: 'Code from the message' }),
    ).toBeInTheDocument();
  });

  it('end at once', async () => {
    serveSms({ number: NUMBER, pending: null });
    const { user } = await renderProfile();
    await user.click(messages().getByRole('button', { name: 'End text messages' }));
    expect(await messages().findByRole('textbox', { name: 'Mobile number' })).toBeInTheDocument();
  });

  it('go on when they could not be ended', async () => {
    serveSms({ number: NUMBER, pending: null });
    const detail = 'You do not have permission to perform this action.';
    server.use(
      http.delete(`${HOST}/accounts/sms/`, () => HttpResponse.json({ detail }, { status: 403 })),
    );
    const { user } = await renderProfile();
    await user.click(messages().getByRole('button', { name: 'End text messages' }));
    expect(await messages().findByRole('alert')).toBeInTheDocument();
    expect(messages().getByText('Messages go to +254 712 345 678.')).toBeInTheDocument();
  });
});
