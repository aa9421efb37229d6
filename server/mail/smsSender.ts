import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { Config } from '../config';
import { PATIENCE, SendingRefused, type Mailer } from './mailer';

/** Of Africa's Talking (https://developers.africastalking.com/docs/sms/sending/bulk). */
const Answer = Type.Object({
  SMSMessageData: Type.Object({
    Recipients: Type.Array(Type.Object({ statusCode: Type.Integer() })),
  }),
});

/** Processed, sent, queued. */
const TAKEN = [100, 101, 102];
/** No such number, a number that takes none, a number whose owner wants none from us or from any company. */
const DEAD_NUMBER = [403, 404, 406, 409];

const inTrouble = (reason: string) => new SendingRefused(reason, false, 'server');

/**
 * Hands over text messages, one by one. The service knows no key of a message: when its answer is lost, the message is
 * sent again and may come twice.
 */
export function createSmsSender(sms: Config['sms']): Pick<Mailer, 'send'> {
  if (!sms) {
    const refusal = new SendingRefused('no service for text messages', true, 'mail');
    return { send: () => Promise.reject(refusal) };
  }
  const { url, username, apiKey, from } = sms;

  async function post(to: string, message: string): Promise<Response> {
    try {
      return await fetch(url, {
        method: 'POST',
        headers: { apiKey, accept: 'application/json' },
        body: new URLSearchParams({ username, to, message, ...(from && { from }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE.attempt),
      });
    } catch (error) {
      // Its message may name the address.
      throw inTrouble(error instanceof Error ? error.name : 'unknown');
    }
  }

  return {
    async send({ to, text }) {
      const response = await post(to, text);
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok || !Check(Answer, answer)) {
        throw inTrouble(`HTTP ${response.status}`);
      }
      const status = answer.SMSMessageData.Recipients[0]?.statusCode;
      if (status !== undefined && TAKEN.includes(status)) return;
      const reason = `status ${status ?? 'none'}`;
      if (status !== undefined && DEAD_NUMBER.includes(status)) {
        throw new SendingRefused(reason, true, 'mail', true);
      }
      throw inTrouble(reason);
    },
  };
}
