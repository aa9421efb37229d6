import type { DemoResource } from '../../types';
import { text } from '../text';

export const communityResources: DemoResource[] = [
  {
    owner: 'moraa',
    status: 'published',
    moderation_feedback: null,
    headline: 'AGPO: selling to government as a women, youth or disability group',
    abstract:
      'Thirty per cent of public procurement is reserved for firms of women, youth and persons with disabilities. Who qualifies and how to prepare.',
    description: text(`
      Access to Government Procurement Opportunities, AGPO for short, reserves 30 per cent of public
      procurement for enterprises of women, youth and persons with disabilities, with at least 2 per cent
      for persons with disabilities. It rests on the Public Procurement and Asset Disposal Act of 2015.

      ## Who qualifies

      - At least **70 per cent** of the ownership lies with the group
      - The leadership lies with the group **entirely**
      - Youth means 18 to 35 years of age
      - The business is registered in Kenya and its tax papers are in order

      ## Papers to collect

      1. Registration certificate and, for companies, a recent CR12
      2. Identity cards of the owners
      3. KRA PIN and tax compliance certificate
      4. For persons with disabilities, the registration with the national council
      5. Bank details in the name of the business

      ## Before the first tender

      - Ask two groups that already deliver how long they waited for payment
      - Price the waiting time. A good order that is paid after five months can close a small firm
      - Begin with something you can deliver from stock
      - Refuse to lend your certificate to somebody else's company; it is fraud, and it is common

      ## For larger firms

      You can help without tendering: buy from certified groups, pay them within thirty days and tell
      them what quality you need before they invest.

      > Check categories and forms on the AGPO portal. Certificates expire, so note the date.
    `),
    resource_type: 'guide',
    themes: ['community action', 'transparent & accountable governance'],
    author: 'Moraa Nyaboke',
    publisher: null,
    source_url: 'https://agpo.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 5,
    featured: false,
    published_days_ago: 165,
  },
  {
    owner: 'otieno',
    status: 'published',
    moderation_feedback: null,
    headline: 'Who holds the key? How a cold room is run by its users',
    abstract:
      'Four landing sites on Lake Victoria share cold rooms. A look at the committee, the price board and the rule that saved the peace.',
    description: text(`
      A cold room at a landing site is easy to build and hard to share. This is how the users of four
      rooms around Mbita organise theirs with Nam Lolwe Cold Chain.

      ## The committee

      Seven people for each site: two fishers, two traders, a boat owner, a young person and the keeper
      of the room. At least three are women. They serve for two years and may return once. The company
      has a seat and no vote.

      ## The price

      The price is by the kilo and by the night, chalked on the door, and the same for a crate and for a
      lorry. It changes only after a meeting that was announced ten days before. The takings are read out
      every month.

      ## The rule that saved the peace

      In the first year the room filled up on Thursdays with the fish of three large traders. The
      committee wrote one sentence: *no one may hold more than a fifth of the shelves.* There was a loud
      meeting, and the sentence stayed.

      ## What they would do again

      - A receipt for each use, even for one crate
      - A thermometer that is visible from outside
      - A savings box for repairs, with two keys in two houses

      ## What they would do differently

      - Train the second keeper before the first falls ill
      - Agree on a smell test, so that bad fish is refused without insult

      *An example written for the directory; the committee read the text.*
    `),
    resource_type: 'case study',
    themes: ['community action', 'energy transition'],
    author: 'Otieno Okello',
    publisher: null,
    source_url: null,
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 5,
    featured: false,
    published_days_ago: 47,
  },
  {
    owner: 'admin',
    status: 'published',
    moderation_feedback: null,
    headline: 'How member trends are made, and what they can never show',
    abstract:
      'A short report on the method behind the trends: which answers count, how small groups are protected and how a business may read the figures.',
    description: text(`
      Individuals who join are asked about five minutes of questions: what they buy, what holds them
      back, how they travel and cook. Together the answers guide businesses. This report explains how,
      and where the line is.

      ## What goes in

      Only answers of members who have not objected. Names, email addresses and free text never enter
      the tables. A member may object at any time, and the next monthly refresh leaves the answers out.

      ## How people are protected

      - A figure is published only if **at least five** members stand behind it, and **ten** where two
        questions are crossed
      - Smaller groups are merged or hidden
      - Where a total would reveal a hidden figure, a second one is hidden as well
      - Shares are rounded to five per cent
      - Tables are refreshed monthly, not live, because the difference between two live tables can expose
        one person

      The rules rest on the Data Protection Act, sections 25 and 53, and on the practice of statistical
      agencies.

      ## How to read a trend

      1. Members are not the country. They are people who chose to join
      2. A difference of five points may be rounding
      3. "Would pay more" is an opinion, and a till is a fact. Test it in your shop

      ## What a trend can never show

      Who answered, what one county of few members thinks, or what a named person buys. Requests for such
      tables are refused, whoever asks.
    `),
    resource_type: 'report',
    themes: ['community action', 'transparent & accountable governance'],
    author: 'The community team',
    publisher: null,
    source_url: 'https://www.odpc.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 5,
    featured: false,
    published_days_ago: 82,
  },
];
