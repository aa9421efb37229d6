import type { RecommendationText } from './text';

/** What a plan says to do about one question. */
export type PlanText = Pick<RecommendationText, 'title' | 'first_step' | 'law' | 'effort'>;

/** For questions outside the six themes: what rules a level out, and what badges ask for. */
export const PLAN_TEXTS: Readonly<Record<string, PlanText>> = {
  BD2: {
    title: 'Say where the business was founded',
    first_step: 'Answer the question. Have the certificate of registration at hand.',
    law: '',
    effort: 'hours',
  },
  BD3: {
    title: 'Employ more Kenyans',
    first_step: 'Advertise the next jobs where people nearby look for work, and train for them.',
    law: '',
    effort: 'months',
  },
  BD4: {
    title: 'Earn more of your revenue in Kenya',
    first_step: 'Name three customers in Kenya who could buy more, and make each an offer.',
    law: '',
    effort: 'months',
  },
  BD5: {
    title: 'Say who founded the business',
    first_step: 'Answer the question. Have the CR12 or the certificate of registration at hand.',
    law: '',
    effort: 'hours',
  },
  BD6: {
    title: 'Let more women lead',
    first_step: 'Ask a woman of your team whether she wants to lead a part of the work.',
    law: '',
    effort: 'months',
  },
  BD7: {
    title: 'Employ more people with different abilities',
    first_step: 'Ask NCPWD for people who look for work like yours, and what they need there.',
    law: 'Persons with Disabilities Act 2025, section 21: from 20 employees, 5% of the jobs.',
    effort: 'months',
  },
  BD8: {
    title: 'Make your products without chemicals, of untreated materials',
    first_step: 'List every input. Ask the suppliers what each is treated with.',
    law: '',
    effort: 'months',
  },
  DI2: {
    title: 'Stop what no listed business may do',
    first_step: 'Set the day from which you no longer do it, and tell staff and suppliers.',
    law: '2017 plastic carrier-bag ban; Wildlife Act 2013; Forest Act 2016; otherwise our own policy.',
    effort: 'months',
  },
  DI3: {
    title: 'Put the case of child or forced labour right',
    first_step:
      'Make the person safe today, then ask the county labour or children officer for help.',
    law: 'ILO Conventions 29, 138 and 182.',
    effort: 'weeks',
  },
  DI4: {
    title: 'Plan how to close the case with the authority',
    first_step: 'Write down what the authority asks for, who does it, and by which day.',
    law: '',
    effort: 'days',
  },
  DI8: {
    title: 'Agree that we may check your answers',
    first_step:
      'Read what a check may be, then answer yes. What you show stays with the reviewers.',
    law: '',
    effort: 'hours',
  },
  SO1: {
    title: 'Declare that your answers are true',
    first_step: 'Go through your answers once more, correct what is not true, then answer yes.',
    law: '',
    effort: 'hours',
  },
};
