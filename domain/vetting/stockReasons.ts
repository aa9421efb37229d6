import { msg } from '../language';
import type { NotedEvent } from './applicationEvents';

/** A reason that is given often: a name to choose it by, and the words that the business reads. */
export interface StockReason {
  label: string;
  text: string;
}

/** What a reviewer may begin a note with, by the event that it explains (domain brief, sections 1.2 and 3). */
export const STOCK_REASONS: Readonly<Record<NotedEvent, readonly StockReason[]>> = {
  'changes.requested': [
    {
      label: msg('Link does not open'),
      text: msg(
        'We could not open the link that you gave as proof. Please check that it opens for anybody without a password, or give another one.',
      ),
    },
    {
      label: msg('Proof is missing'),
      text: msg(
        'This answer gives many points, so we need to see something for it: a photo, a receipt, a policy or a certificate. Please add a link, or choose the answer that you can show today.',
      ),
    },
    {
      label: msg('Document has expired'),
      text: msg(
        'The permit or certificate that you showed has expired. Please give a link to the one that is valid now, or change the answer.',
      ),
    },
    {
      label: msg('Answers do not agree'),
      text: msg(
        'Two of your answers contradict each other, for example the number of staff and the share of staff. Please look at both and correct the one that is not right.',
      ),
    },
    {
      label: msg('Number looks wrong'),
      text: msg(
        'The number looks too high or too low for a business like yours. Please check it against your records and tell us the period that it covers.',
      ),
    },
    {
      label: msg('“Does not apply” needs a reason'),
      text: msg(
        'You chose that the question does not apply, and from your other answers we think that it does. Please answer it, or tell us in a sentence why not.',
      ),
    },
    {
      label: msg('Green claim without proof'),
      text: msg(
        'You describe your product as natural, organic, recyclable or the like. Please show what supports the claim, such as a certificate, a test or a list of what goes into it.',
      ),
    },
  ],
  'application.rejected': [
    {
      label: msg('Activity is excluded'),
      text: msg(
        'Your business makes, sells or pays for something that we do not list: banned plastic bags, protected wildlife or illegal timber, weapons, tobacco, gambling, or new coal or oil. Once this has ended, change the answer and submit again.',
      ),
    },
    {
      label: msg('Open case'),
      text: msg(
        'There is an open case that has to be settled first, such as child or forced labour, a conviction for bribery, or an order of an authority without a plan to put it right. Please settle it, and submit again with the document that shows it.',
      ),
    },
    {
      label: msg('Documents are missing'),
      text: msg(
        'The basic documents of the business are missing: registration (BRS), KRA PIN, county permit or tax certificate. Please get them first. Your answers are kept until then.',
      ),
    },
    {
      label: msg('Answers could not be confirmed'),
      text: msg(
        'We looked for proof of your answers and could not confirm them. Please change them to what you can show today and submit again.',
      ),
    },
    {
      label: msg('No reply'),
      text: msg(
        'We wrote to the contact that you named and had no answer. Please check the contact in “About to finish” and submit again when you can answer our questions.',
      ),
    },
    {
      label: msg('Not a business in Kenya'),
      text: msg(
        'The directory is for businesses that work in Kenya. From your answers we could not see that yours does. If this is wrong, please correct the answers and submit again.',
      ),
    },
    {
      label: msg('Second application'),
      text: msg(
        'There is another application for the same business. Please go on with that one; if it is not yours, write to us.',
      ),
    },
  ],
  'application.reopened': [
    {
      label: msg('Complaint'),
      text: msg(
        'We had a complaint about something that you answered, and look at it before anything is decided. You need to do nothing now.',
      ),
    },
    {
      label: msg('New information'),
      text: msg(
        'We learned something new that matters for the decision, and look at your answers again. We write to you when that is done.',
      ),
    },
    {
      label: msg('Decided by mistake'),
      text: msg(
        'The last decision was made by mistake. We look at your application again; you need to do nothing.',
      ),
    },
    {
      label: msg('The business asked for it'),
      text: msg('You asked us to look at the decision again, and we do so now.'),
    },
    {
      label: msg('Proof is gone'),
      text: msg(
        'A proof that the decision rests on cannot be opened any more, or has expired. We are reviewing your application again and will tell you what we need.',
      ),
    },
  ],
  'listing.unpublished': [
    {
      label: msg('Published by mistake'),
      text: msg(
        'Your listing was published by mistake, before all was ready. We publish it again soon; you need to do nothing.',
      ),
    },
    {
      label: msg('Facts are wrong'),
      text: msg(
        'Something in your listing is not right, such as the address or the telephone number. Please correct it; then we publish it again.',
      ),
    },
    {
      label: msg('Picture is not yours'),
      text: msg(
        'We were told that a picture in your listing belongs to somebody else. Please take another one; then we publish it again.',
      ),
    },
    {
      label: msg('The business asked for it'),
      text: msg(
        'You asked us not to show your listing for now. Write to us when it may be public again.',
      ),
    },
  ],
};
