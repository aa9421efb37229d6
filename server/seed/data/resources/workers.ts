import type { DemoResource } from '../../types';
import { text } from '../text';

export const workersResources: DemoResource[] = [
  {
    owner: 'nekesa',
    status: 'published',
    moderation_feedback: null,
    headline: 'Leave, rest and the lowest wage: the Employment Act in brief',
    abstract:
      'Days off, maternity and paternity leave, payslips and the minimum wage order of November 2024, with the sections to look up.',
    description: text(`
      The Employment Act of 2007 sets the floor below which no agreement may go. A contract may always
      give more.

      ## Time

      - **Rest:** at least one day in every seven (section 27)
      - **Annual leave:** 21 working days with full pay after twelve months (section 28)
      - **Maternity leave:** three months with full pay (section 29)
      - **Paternity leave:** two weeks with full pay (section 29)

      ## Paper

      - An itemised pay statement each time wages are paid (section 20)
      - Housing, or an allowance for it (section 31)
      - A policy against sexual harassment from twenty employees (section 6). Smaller employers do well
        to have one too

      ## The minimum wage

      The order in force from 1 November 2024 (Legal Notices 163 and 164) sets **KES 16,113.75 a month**
      for a general worker in Nairobi, Mombasa and Kisumu, and **KES 7,997.33** for an unskilled worker
      on a farm. Other towns and trades have their own lines, and a later order may have replaced these
      figures.

      ## From minimum to living wage

      The Global Living Wage Coalition put a decent living at KES 30,531 a month in rural Kenya and KES
      35,518 in towns in 2023. Compare your lowest wage with both figures, write the gap down and close
      part of it each year.

      ## A test for Friday

      Ask three employees how many leave days they have left. If nobody knows, begin with the leave
      register.

      > Check the current wage order with the Ministry of Labour. This is information, not legal advice.
    `),
    resource_type: 'law explainer',
    themes: ["workers' wellbeing"],
    author: 'Nekesa Wafula',
    publisher: null,
    source_url: 'https://www.labour.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 6,
    featured: false,
    published_days_ago: 121,
  },
  {
    owner: 'nekesa',
    status: 'published',
    moderation_feedback: null,
    headline: 'Safety committee starter kit',
    abstract:
      'For workplaces that reach twenty people: a policy, an election, the first agenda and the accident steps under the Occupational Safety and Health Act.',
    description: text(`
      The Occupational Safety and Health Act of 2007 asks every occupier for a written safety policy
      (section 7) and, from twenty employees, for a safety and health committee (section 9). This kit
      takes you from nothing to a second meeting.

      ## In the kit

      1. A one-page policy to adapt
      2. A ballot for workers' representatives
      3. An agenda for the first meeting
      4. A risk-walk sheet with five columns: place, hazard, who, what we do, by when
      5. An accident card for the wall

      ## How big is the committee?

      The rules speak of 6, 10 or 14 members, depending on the size of the workplace, with management and
      workers represented. Choose people from the night shift and from cleaning as well as from the
      office.

      ## First meeting

      - Read the policy aloud and sign it
      - Walk the site together for an hour
      - Choose three hazards to end before the next meeting
      - Agree who keeps the minutes and where they hang

      ## When someone is hurt

      - First aid, then make the place safe
      - A **fatal accident** is reported to the safety officer within 24 hours and in writing within 7
        days (section 21)
      - An injury at work is reported within 7 days under the Work Injury Benefits Act
      - Write down the cause without looking for a culprit

      The committee is also the right place to prepare the safety audit (section 11).

      > Check registration, audit and insurance duties with the Directorate of Occupational Safety and
      > Health Services.
    `),
    resource_type: 'toolkit',
    themes: ["workers' wellbeing", 'transparent & accountable governance'],
    author: 'Nekesa Wafula',
    publisher: null,
    source_url: 'https://www.labour.go.ke/',
    license: 'CC BY-SA 4.0',
    in_language: 'en',
    time_required: 8,
    featured: false,
    published_days_ago: 75,
  },
  {
    owner: 'moraa',
    status: 'published',
    moderation_feedback: null,
    headline: 'The Persons with Disabilities Act 2025 at work',
    abstract:
      'Five per cent of jobs from twenty employees, a yearly report and reasonable adjustment: what section 21 asks, and where an employer can start.',
    description: text(`
      The Persons with Disabilities Act, No. 4 of 2025, has been in force since 27 May 2025. Section 21
      turns a good intention into a number.

      ## What the section asks

      - An employer with **twenty or more employees** keeps at least **five per cent** of jobs for persons
        with disabilities. One law firm reads "more than twenty"; if you are exactly at the line, ask
      - A **yearly report** goes to the National Council for Persons with Disabilities
      - **Reasonable adjustment** of the workplace and of the task is a duty, not a favour

      ## Adjustments that cost little

      - A ramp of planks and two bolts, checked by someone who uses a wheelchair
      - Written instructions as well as spoken ones
      - A seat at a standing job, and a later start where matatus are full at seven
      - A vibrating or flashing signal beside the bell
      - Ten words of Kenyan Sign Language for the whole team

      ## Asking with respect

      Nobody has to disclose a disability. Ask everyone, in private, whether anything would make the work
      easier. Report totals, never names: health is sensitive personal data.

      ## In the directory

      The ability inclusion badge asks for much more than the law: more than 30 per cent of employees. A
      business at six per cent does its duty, and that is worth saying too.

      > Check reporting forms and incentives with the National Council for Persons with Disabilities.
    `),
    resource_type: 'law explainer',
    themes: ["workers' wellbeing", 'community action'],
    author: 'Moraa Nyaboke',
    publisher: null,
    source_url: 'https://ncpwd.go.ke/',
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 5,
    featured: false,
    published_days_ago: 38,
  },
  {
    owner: 'kinya',
    status: 'published',
    moderation_feedback: null,
    headline: 'Forty seasonal contracts: how a fruit dryer stopped paying by the bucket',
    abstract:
      'A drying business in Tharaka-Nithi moved its seasonal workers from piece rates to written contracts. What it cost, what went wrong and what stayed.',
    description: text(`
      Tharaka Sun Fruits dries mango from January to April. For three seasons it paid for slicing by the
      bucket. Fast hands earned well, slow ones did not reach the daily minimum, and cuts were common in
      the last hour of the day.

      ## What changed

      1. A **seasonal contract** of four months, read aloud in Kitharaka and signed
      2. A **daily wage** above the statutory line, plus a small bonus for the whole table when the
         rejects stay low
      3. **NSSF and SHIF** registration on the first morning, with two people to help
      4. A **break** in the worst heat, and gloves that fit small hands

      ## What it cost

      The wage bill rose by about a sixth in the first season. The price of the fruit could not rise as
      much, so the team looked for the rest elsewhere: fewer rejects, less overtime and less time spent
      teaching newcomers, because most slicers returned.

      ## What went wrong

      - Registration took nine days, not one. Begin before the fruit is ripe
      - The first bonus rewarded tables with the best mangoes. It is now measured against the crate they
        received
      - Two supervisors who liked the old way left

      ## What others can use

      Count rejects and injuries for one season before you change anything. Without those two columns
      nobody will believe you, and you may not believe yourself.

      *An example written for the directory; the business read and agreed to the text.*
    `),
    resource_type: 'case study',
    themes: ["workers' wellbeing", 'responsible processing & packaging'],
    author: 'Kinya Murithi',
    publisher: null,
    source_url: null,
    license: 'CC BY 4.0',
    in_language: 'en',
    time_required: 5,
    featured: false,
    published_days_ago: 24,
  },
];
