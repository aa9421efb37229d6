import type { APIRequestContext } from '@playwright/test';
import { addBusiness, BUSINESS_PASSWORD, MENDERS } from '../../e2e/support/businesses';
import { asMember, type Member } from '../../e2e/support/members';
import { QUESTIONNAIRE, questionByCode } from '../../domain/vetting/questionnaire';
import { answersBy, answersWorth } from '../../domain/vetting/testing/samples';
import type { VettingQuestion } from '../../domain/vetting/types';
import { askedQuestions } from '../../domain/vetting/visibility';

let made = 0;

/** A business of the scene alone, with its profile and without an answer. */
export async function aBusiness(request: APIRequestContext): Promise<Member> {
  made += 1;
  const email = `office-${made}@ahero-menders.example`;
  await addBusiness(request, { ...MENDERS, email });
  // Signed in anew, it counts as one with a profile.
  return asMember(request, email, BUSINESS_PASSWORD);
}

export function ask(code: string): VettingQuestion {
  const question = questionByCode(QUESTIONNAIRE, code);
  if (!question) throw new Error(`there is no question ${code}`);
  return question;
}

/** With one that a reviewer has to look at before the Advanced part opens. */
const ANSWERS = {
  ...answersWorth(QUESTIONNAIRE.questions, 3),
  ...answersBy(QUESTIONNAIRE, { BD2: 'kenya', DI3: 'none_unchecked' }),
};

const BASIC = QUESTIONNAIRE.categories.filter(({ part }) => part === 'basic').map(({ id }) => id);

/** Answers the Basic part and declares it true. */
export async function answerBasicPart(member: Member): Promise<void> {
  for (const { id, category, code } of askedQuestions(QUESTIONNAIRE, ANSWERS)) {
    if (!BASIC.includes(category) && code !== 'SO1') continue;
    const { text = '', selected_options = [] } = ANSWERS[id] ?? {};
    await member.send('/vet/response/', { question: id, text, selected_options });
  }
}

export async function applicationsOf(
  request: APIRequestContext,
  { token }: Pick<Member, 'token'>,
): Promise<{ id: number; state: string }[]> {
  const answer = await request.get('/vet/applications/', {
    headers: { Authorization: `Token ${token}` },
  });
  return (await answer.json()) as { id: number; state: string }[];
}
