import type { DemoResource } from '../../types';
import { text } from '../text';

export const governanceResources: DemoResource[] = [
  {
    owner: 'priya',
    status: 'published',
    moderation_feedback: null,
    headline: 'The Data Protection Act for a small business',
    abstract:
      "What the Act of 2019 asks of a shop, a lodge or a clinic that keeps customers' names: notice, a lawful basis, answers in time and a plan for a breach.",
    description: text(`
      The Data Protection Act, No. 24 of 2019, has been in force since 25 November 2019. It applies as
      soon as you keep a name with a phone number, on paper or on a phone. The General Regulations of
      2021 fill in the details.

      ## What to have in place

      - **A notice** (section 29): tell people before you collect what you keep, why, for how long and
        who else sees it
      - **A lawful basis** (section 30): a contract, a legal duty or consent. Consent can be withdrawn as
        easily as it was given (section 32)
      - **A period** (section 39): decide when each kind of record is deleted
      - **Care with sensitive data**: health, belief, ethnic origin, family details and sex need a clear
        purpose

      ## When someone asks

      People may see, correct, move and erase their data (sections 26, 38 and 40). Access is due in 7
      days and a portable copy in 30. Published guides differ on corrections, so plan for 7 days.

      ## If something goes wrong

      Where there is a real risk of harm, tell the Data Commissioner within 72 hours of learning of the
      breach (section 43). A company that processes data for you has 48 hours to tell you. Keep a record
      even of small incidents.

      ## Registration

      You need not register if you turn over less than KES 5 million **and** have fewer than ten staff,
      unless your sector is on the list. Health, education and hospitality businesses should read that
      list with care. Fines reach KES 5 million.

      > Check fees, forms and the current list with the Office of the Data Protection Commissioner. This
      > page is information, not legal advice.
    `),
    resource_type: 'law explainer',
    themes: ['transparent & accountable governance'],
    author: 'Priya Shah',
    publisher: null,
    source_url: 'https://www.odpc.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 6,
    featured: true,
    published_days_ago: 96,
  },
  {
    owner: 'priya',
    status: 'published',
    moderation_feedback: null,
    headline: 'Bribery Act, section 9: procedures that fit a small firm',
    abstract:
      'Private companies need anti-bribery procedures in proportion to their size. A page and a habit are enough to begin; silence is not.',
    description: text(`
      The Bribery Act, No. 47 of 2016, covers giving as well as taking. Section 9 asks every private
      entity to have procedures that fit its size, its scale and the nature of its work. Guidelines were
      published in the Gazette in 2022 (Gazette Notice 6022).

      ## Where a small firm meets the risk

      - Licences, inspections and the release of goods
      - Tenders, deliveries and "facilitation" of payment
      - Gifts at the end of the year
      - Agents and brokers who act in your name

      ## A one-page procedure

      1. Say in writing that nobody pays or takes a bribe, and that no one suffers for refusing
      2. Name the person to whom a request is reported
      3. Keep a gift book: what, from whom, value, what happened to it
      4. Write down every payment to a public office with its official receipt
      5. Ask agents to sign the same page
      6. Read the page aloud once a year and note who was there

      ## Twenty-four hours

      A person in a position of authority who knows or suspects a bribe must report it within 24 hours.
      Agree beforehand who calls, and on which number. Protect the person who spoke up, because
      intimidating a witness is an offence of its own.

      Penalties include fines of up to KES 5 million or ten years in prison, and a convicted company may
      be barred from public tenders.

      > Check the guidelines with the Ethics and Anti-Corruption Commission. This is information, not
      > legal advice.
    `),
    resource_type: 'law explainer',
    themes: ['transparent & accountable governance'],
    author: 'Priya Shah',
    publisher: null,
    source_url: 'https://eacc.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 5,
    featured: false,
    published_days_ago: 210,
  },
  {
    owner: 'priya',
    status: 'published',
    moderation_feedback: null,
    headline: 'Who owns your company? Filing beneficial owners',
    abstract:
      'Companies and LLPs must tell the registrar which people really own or control them. How to find them, what to file and how to keep it current.',
    description: text(`
      A beneficial owner is a human being, never another company. Section 93A of the Companies Act and
      section 31B of the Limited Liability Partnerships Act ask you to keep a register and to file it
      with the Business Registration Service.

      ## Who counts

      A person counts as soon as **one** of these is true, directly or through others:

      - at least 10 per cent of the shares
      - at least 10 per cent of the votes
      - the right to appoint or remove a director
      - significant influence or control over the company

      ## How to file

      1. Draw the ownership on paper until every line ends in a person
      2. Write to each of them and ask for identity number, address, contacts, occupation and the date on
         which they became an owner
      3. Enter the details through the registrar's online account
      4. Keep the register, the letters and the receipt together

      If somebody does not answer, keep proof that you asked and record the fact.

      ## Keep it alive

      Sales of shares, deaths and new directors change the picture. Tie the check to your annual return
      and to every share transfer. The registrar's last general deadline was 24 November 2024, and the
      penalty can reach KES 500,000.

      ## Privacy

      Identity numbers of owners are personal data. Store them where only two people can read them.

      > Check current forms, deadlines and penalties with the Business Registration Service.
    `),
    resource_type: 'law explainer',
    themes: ['transparent & accountable governance'],
    author: 'Priya Shah',
    publisher: null,
    source_url: 'https://brs.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 5,
    featured: false,
    published_days_ago: 58,
  },
  {
    owner: 'priya',
    status: 'published',
    moderation_feedback: null,
    headline: 'Starting with eTIMS: the first ten invoices',
    abstract:
      'Everyone in business issues electronic tax invoices, below the VAT threshold too. A calm first week, from choosing a tool to correcting a mistake.',
    description: text(`
      Under the electronic tax invoice regulations of 2024 (Legal Notice 64), everyone in business issues
      invoices through eTIMS, not only those registered for VAT. VAT registration itself starts at a
      turnover of KES 5 million. For your customers the matter is simple: a cost without an eTIMS
      invoice may not be accepted when they work out their tax.

      ## Choose a tool

      - **The lite version** suits a person who sells a few services a month
      - **The phone or computer application** suits a shop with a price list
      - **A system connection** suits those who already use accounting software

      ## The first week

      1. Log in to the tax portal and apply for eTIMS with your PIN
      2. Enter ten items that you really sell, with the right tax code
      3. Issue one invoice to a friendly customer and check it together
      4. Learn the credit note before you need it; a wrong invoice is never deleted
      5. Agree who issues invoices when you are travelling

      ## Common troubles

      - **No network at the market.** Note the sale, issue the invoice the same evening and tell the buyer
      - **The buyer has no PIN.** The invoice can still be issued
      - **Small suppliers.** Ask what they can issue and help them to set up; do not simply drop them

      Keep the daily summary with your bank statement. Ten minutes a day is cheaper than a week in June.

      > Rules for particular groups change. Check with the Kenya Revenue Authority before you rely on an
      > exemption.
    `),
    resource_type: 'guide',
    themes: ['transparent & accountable governance', 'community action'],
    author: 'Priya Shah',
    publisher: null,
    source_url: 'https://www.kra.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 5,
    featured: false,
    published_days_ago: 140,
  },
];
