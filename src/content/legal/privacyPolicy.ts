import { privacyRights } from './privacyRights';
import type { LegalParty, LegalText } from './types';

/** What the Data Protection Act 24/2019 s.29 and the General Regulations require to be told. */
export const privacyPolicy = (party: LegalParty): LegalText => {
  const { productName, contactEmail } = party;
  return {
    changed: '2026-11-23',
    summary: `What ${productName} knows about you, why, who sees it, and how you decide about it.`,
    sections: [
      {
        id: 'controller',
        heading: 'Who is responsible',
        blocks: [
          `The ${productName} community runs this site and is the data controller under the Kenyan Data Protection Act, 2019. Write to ${contactEmail} about anything on this page; the same address gives our registration number with the Office of the Data Protection Commissioner (ODPC).`,
        ],
      },
      {
        id: 'data',
        heading: 'What we keep, why, and on what basis',
        blocks: [
          {
            terms: [
              [
                'Account: name, username, email, password, type of account',
                'To sign you in and to reach you about your account. Required; basis: our agreement with you. The password is kept only as a one-way hash.',
              ],
              [
                'Age bracket',
                'Accounts are for adults; the bracket is also counted in trends. Required; basis: our agreement, and our interest in trends, to which you may object.',
              ],
              [
                'Gender and country, asked at sign-up',
                'At present they stay in the form and are not sent to us. Gender counts as sensitive data: should we keep it, then only with your consent, only for counting in trends, and never for marketing. "Prefer Not to Say" has no disadvantage.',
              ],
              [
                'Answers about your interests and habits',
                'To show you what fits, and for trends that guide Kenyan businesses. Voluntary; basis: your consent.',
              ],
              [
                'Business profile and listing',
                'To list your business in the directory. Required for a listing; basis: our agreement with you.',
              ],
              [
                'Self-assessment answers and evidence links',
                'To score the assessment, review it and write your report. Voluntary; basis: our agreement with you.',
              ],
              [
                'Events, resources and comments that you post',
                'To publish them. Voluntary; basis: our agreement with you.',
              ],
              [
                'Businesses that you save or follow',
                'To show them to you, and to write when something is new of those that you follow. Voluntary; basis: our agreement with you. Nobody else sees them.',
              ],
              [
                'Messages that you write to other members',
                'To deliver them, with the name of your card and without your address. Voluntary; basis: our agreement with you. You can switch messages to you off in your profile.',
              ],
              [
                'Address and time of sign-in attempts, error logs',
                'To keep accounts safe and the site working. Basis: our legitimate interest.',
              ],
              [
                'When you opened the Member Zone last, and the time before',
                'To show what is new since then. Basis: our agreement with you.',
              ],
              [
                'Newsletter consent',
                'To send the newsletter, once your address is confirmed: by a link in an email, or by signing in with Google. Voluntary, never ticked in advance; every issue has a link to stop it. The same holds for the weekly email, which is made of your county and your themes.',
              ],
            ],
          },
        ],
      },
      {
        id: 'public',
        heading: 'What others can see',
        blocks: [
          'Form fields marked with an asterisk (*) are public: on the community page for members, in the directory for businesses. Everything else is not shown to other members. Your email, age, gender, habits and spending are never public.',
        ],
      },
      {
        id: 'recipients',
        heading: 'Who receives data, and where',
        blocks: [
          'We do not sell data. These receive only what their task needs:',
          {
            list: [
              'the company that hosts the site and its database, and the one that delivers our email;',
              'Google, if you choose "Sign In With Google": it learns that you signed in here and tells us your name, email and picture;',
              'the community forum, if you open it: it receives your name, email and member number to sign you in;',
              'the session-recording service, only after you press Accept;',
              'authorities, where Kenyan law obliges us.',
            ],
          },
          'Some of them keep data outside Kenya. We then rely on contracts with safeguards that the Act asks for, or on your consent; ask us for the current list of services and countries.',
        ],
      },
      {
        id: 'storage',
        heading: 'Storage in your browser, and session recording',
        blocks: [
          'To keep you signed in, your browser stores your session (userData and token). It also stores your answer about cookies and your choice of colours. Logging out removes the session.',
          'A cookie (device) says that you have logged in from this browser before. It lasts 180 days and holds no name. With it, strangers who try passwords for your account cannot lock you out.',
          'For its owner we count how often the page of a business is viewed, and how often Call, WhatsApp and Directions are tapped. We keep the sums of each day for 400 days, and nothing about who it was. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), nothing is counted.',
          'Session recording and heat maps show us how pages are used. They run only after you press Accept, never record what you type into fields, and stop when you withdraw below.',
        ],
      },
      ...privacyRights(party),
    ],
  };
};
