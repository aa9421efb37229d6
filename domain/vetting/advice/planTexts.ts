import { msg } from '../../language';
import type { RecommendationText } from './text';

/** What a plan says to do about one question. */
export type PlanText = Pick<RecommendationText, 'title' | 'first_step' | 'law' | 'effort'>;

/** For questions outside the six themes: what rules a level out, and what badges ask for. */
export const PLAN_TEXTS: Readonly<Record<string, PlanText>> = {
  BD2: {
    title: msg('Say where the business was founded'),
    first_step: msg('Answer the question. Have the certificate of registration at hand.'),
    law: '',
    effort: 'hours',
  },
  BD3: {
    title: msg('Employ more Kenyans'),
    first_step: msg(
      'Advertise the next jobs where people nearby look for work, and train for them.',
    ),
    law: '',
    effort: 'months',
  },
  BD4: {
    title: msg('Earn more of your revenue in Kenya'),
    first_step: msg('Name three customers in Kenya who could buy more, and make each an offer.'),
    law: '',
    effort: 'months',
  },
  BD5: {
    title: msg('Say who founded the business'),
    first_step: msg(
      'Answer the question. Have the CR12 or the certificate of registration at hand.',
    ),
    law: '',
    effort: 'hours',
  },
  BD6: {
    title: msg('Let more women lead'),
    first_step: msg('Ask a woman of your team whether she wants to lead a part of the work.'),
    law: '',
    effort: 'months',
  },
  BD7: {
    title: msg('Employ more people with different abilities'),
    first_step: msg('Ask NCPWD for people who look for work like yours, and what they need there.'),
    law: msg('Persons with Disabilities Act 2025, section 21: from 20 employees, 5% of the jobs.'),
    effort: 'months',
  },
  BD8: {
    title: msg('Make your products without chemicals, of untreated materials'),
    first_step: msg('List every input. Ask the suppliers what each is treated with.'),
    law: '',
    effort: 'months',
  },
  DI2: {
    title: msg('Stop what no listed business may do'),
    first_step: msg('Set the day from which you no longer do it, and tell staff and suppliers.'),
    law: msg(
      '2017 plastic carrier-bag ban; Wildlife Act 2013; Forest Act 2016; otherwise our own policy.',
    ),
    effort: 'months',
  },
  DI3: {
    title: msg('Put the case of child or forced labour right'),
    first_step: msg(
      'Make the person safe today, then ask the county labour or children officer for help.',
    ),
    law: msg('ILO Conventions 29, 138 and 182.'),
    effort: 'weeks',
  },
  DI4: {
    title: msg('Plan how to close the case with the authority'),
    first_step: msg('Write down what the authority asks for, who does it, and by which day.'),
    law: '',
    effort: 'days',
  },
  DI8: {
    title: msg('Agree that we may check your answers'),
    first_step: msg(
      'Read what a check may be, then answer yes. What you show stays with the reviewers.',
    ),
    law: '',
    effort: 'hours',
  },
  SO1: {
    title: msg('Declare that your answers are true'),
    first_step: msg(
      'Go through your answers once more, correct what is not true, then answer yes.',
    ),
    law: '',
    effort: 'hours',
  },
};
