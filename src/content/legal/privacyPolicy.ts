import { msg } from '../../../domain/language';
import { RETENTION } from '../../../domain/retention';
import { PRIVACY_RIGHTS, RIGHTS_VALUES } from './privacyRights';
import type { LegalParty, LegalText } from './types';

/** What the Data Protection Act 24/2019 s.29 and the General Regulations require to be told. */
export const privacyPolicy = ({ productName, contactEmail }: LegalParty): LegalText => ({
  values: { productName, contactEmail, countDays: RETENTION.stateCounts.days, ...RIGHTS_VALUES },
  changed: '2026-11-27',
  summary: msg(
    'What {productName} knows about you, why, who sees it, and how you decide about it.',
  ),
  sections: [
    {
      id: 'controller',
      heading: msg('Who is responsible'),
      blocks: [
        msg(
          'The {productName} community runs this site and is the data controller under the Kenyan Data Protection Act, 2019. Write to {contactEmail} about anything on this page; the same address gives our registration number with the Office of the Data Protection Commissioner (ODPC).',
        ),
      ],
    },
    {
      id: 'data',
      heading: msg('What we keep, why, and on what basis'),
      blocks: [
        {
          terms: [
            [
              msg('Account: name, username, email, password, type of account'),
              msg(
                'To sign you in and to reach you about your account. Required; basis: our agreement with you. The password is kept only as a one-way hash.',
              ),
            ],
            [
              msg('Age bracket'),
              msg(
                'Accounts are for adults; the bracket is also counted in trends. Required; basis: our agreement, and our interest in trends, to which you may object.',
              ),
            ],
            [
              msg('Gender and country, asked at sign-up'),
              msg(
                'At present they stay in the form and are not sent to us. Gender counts as sensitive data: should we keep it, then only with your consent, only for counting in trends, and never for marketing. "Prefer Not to Say" has no disadvantage.',
              ),
            ],
            [
              msg('Answers about your interests and habits'),
              msg(
                'To show you what fits, and for trends that guide Kenyan businesses. Voluntary; basis: your consent.',
              ),
            ],
            [
              msg('Business profile and listing'),
              msg(
                'To list your business in the directory. Required for a listing; basis: our agreement with you.',
              ),
            ],
            [
              msg('Self-assessment answers and evidence links'),
              msg(
                'To score the assessment, review it and write your report. Voluntary; basis: our agreement with you.',
              ),
            ],
            [
              msg('Events, resources and comments that you post'),
              msg('To publish them. Voluntary; basis: our agreement with you.'),
            ],
            [
              msg('Businesses that you save or follow'),
              msg(
                'To show them to you, and to write when something is new of those that you follow. Voluntary; basis: our agreement with you. Nobody else sees them.',
              ),
            ],
            [
              msg('Messages that you write to other members'),
              msg(
                'To deliver them, with the name of your card and without your address. Voluntary; basis: our agreement with you. You can switch messages to you off in your profile.',
              ),
            ],
            [
              msg('Address and time of sign-in attempts, error logs'),
              msg('To keep accounts safe and the site working. Basis: our legitimate interest.'),
            ],
            [
              msg('When you opened the Member Zone last, and the time before'),
              msg('To show what is new since then. Basis: our agreement with you.'),
            ],
            [
              msg('Newsletter consent'),
              msg(
                'To send the newsletter, once your address is confirmed: by a link in an email, or by signing in with Google. Voluntary, never ticked in advance; every issue has a link to stop it. The same holds for the weekly email, which is made of your county and your themes.',
              ),
            ],
          ],
        },
      ],
    },
    {
      id: 'public',
      heading: msg('What others can see'),
      blocks: [
        msg(
          'Form fields marked with an asterisk (*) are public: on the community page for members, in the directory for businesses. Everything else is not shown to other members. Your email, age, gender, habits and spending are never public.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: msg('Who receives data, and where'),
      blocks: [
        msg('We do not sell data. These receive only what their task needs:'),
        {
          list: [
            msg(
              'the company that hosts the site and its database, and the one that delivers our email;',
            ),
            msg(
              'Google, if you choose "Sign In With Google": it learns that you signed in here and tells us your name, email and picture;',
            ),
            msg(
              'the community forum, if you open it: it receives your name, email and member number to sign you in;',
            ),
            msg('the session-recording service, only after you press Accept;'),
            msg('authorities, where Kenyan law obliges us.'),
          ],
        },
        msg(
          'Some of them keep data outside Kenya. We then rely on contracts with safeguards that the Act asks for, or on your consent; ask us for the current list of services and countries.',
        ),
      ],
    },
    {
      id: 'storage',
      heading: msg('Storage in your browser, and session recording'),
      blocks: [
        msg(
          'To keep you signed in, your browser stores your session (userData and token). It also stores your answer about cookies and your choice of colours. Logging out removes the session.',
        ),
        msg(
          'A cookie (device) says that you have logged in from this browser before. It lasts 180 days and holds no name. With it, strangers who try passwords for your account cannot lock you out.',
        ),
        msg(
          'For its owner we count how often the page of a business is viewed, and how often Call, WhatsApp and Directions are tapped. We keep the sums of each day for 400 days, and nothing about who it was. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), nothing is counted.',
        ),
        msg(
          'After you press Accept, we also count how often each step of this site, such as the sign-in or the assessment, is begun, finished and left, and how long it takes. We keep the sums of each day for {countDays} days, without your account, your address or the page that you were on. If your browser asks not to be tracked, nothing is counted.',
        ),
        msg(
          'Session recording and heat maps show us how pages are used. They run only after you press Accept, never record what you type into fields, and stop when you withdraw below.',
        ),
      ],
    },
    ...PRIVACY_RIGHTS,
  ],
});
