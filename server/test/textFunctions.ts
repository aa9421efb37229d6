import { toCsv, fromCsv } from '../../domain/csv';
import { isTimeZone, readInstant } from '../../domain/instants';
import { changesSince, type PublicFacts } from '../../domain/listing/facts';
import { EMAIL_PATTERN, RESET_EMAIL_PATTERN } from '../../domain/messages';
import { normaliseKenyanPhone } from '../../domain/phone';
import { eventFaults, resourceFaults } from '../../domain/postRules';
import { networkOf } from '../../domain/profilePages';
import { normaliseKraPin, normaliseRegistration } from '../../domain/registration';
import { readSynonyms, synonymProblem } from '../../domain/search/searchWords';
import { checkAnswer } from '../../domain/vetting/answers';
import { canonicalDecimal, isDecimal } from '../../domain/vetting/decimals';
import { describeAnswer } from '../../domain/vetting/describeAnswer';
import { QUESTIONNAIRE } from '../../domain/vetting/questionnaire';
import { readReportFile } from '../../domain/vetting/readReportFile';
import { readResultCode } from '../../domain/vetting/resultPage';
import { normaliseWebAddress } from '../../domain/webAddress';
import { framed } from '../mail/frame';
import { nameText, unlinked } from '../mail/names';
import { renderHead } from '../pages/head';
import { escapeHtml, plainText, shorten, toScriptJson } from '../pages/html';
import { pathOf } from '../pages/pages';
import { trimTexts } from '../plugins/bodies';
import { baseSlug } from '../posts/slugs';
import { lineOrNull } from '../posts/texts';
import { signUpErrors } from '../routes/accounts/validation';
import { mailPage } from '../routes/devMail/page';
import { monthOf } from '../routes/events/month';
import { foldLine, icsText } from '../routes/feeds/ics';
import { readPayload } from '../routes/forum/discourseConnect';
import { readReturnAddress } from '../routes/forum/returnAddress';
import { cleanName } from '../routes/google/findMember';
import { withoutIdentifiers } from '../routes/profiles/removeAccount';
import { summariseListing } from '../routes/profiles/summariseListing';
import { safeName } from '../routes/uploads/safeName';
import { isPolyglot } from '../routes/uploads/polyglot';
import { checkPdf } from '../routes/uploads/checkPdf';
import { readId, readPage } from '../search/filters';
import { pickAll } from '../search/grid';
import { wordsOf } from '../search/text';
import { readViolations } from '../security/cspViolations';
import { passwordFaults } from '../security/passwordRules';
import { decodeUid } from '../security/resetTokens';
import { business, individual } from './people';
import { eventPayload, resourcePayload } from './posts';

const NOW = new Date('2026-03-02T09:00:00Z');

const SITE = {
  productName: 'Kijani',
  productSlug: 'kijani',
  publicUrl: 'https://kijani.example',
  contactEmail: 'hello@kijani.example',
  helpEmail: 'help@kijani.example',
  social: { x: '', linkedin: '', instagram: '' },
};

const listing: PublicFacts = {
  name: 'Tujenge Bricks',
  category: 'Home',
  other_categories: [],
  themes: [],
  county: '047',
  address_locality: 'Kariobangi',
  street_address: null,
  founding_year: 2016,
  description: '',
  in_language: 'en',
  logo: null,
  pictures: [],
  products: [],
  telephone: null,
  whatsapp_phone: null,
  email: null,
  url: null,
  same_as: [],
  opening_hours: null,
};

/** One question of each kind. */
const QUESTIONS = [
  ...new Map(QUESTIONNAIRE.questions.map((question) => [question.kind, question])).values(),
];

const answerOf = (text: string) => ({
  text,
  selected_options: [],
  evidence_url: `https://a.example/${text}`,
});

function refusalOf(text: string): unknown {
  try {
    checkPdf(Buffer.from(text, 'latin1'));
    return null;
  } catch (error) {
    return error;
  }
}

const inStream = (text: string): string =>
  `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm >>\nstream\n${text}\nendstream\nendobj\n%%EOF\n`;

function signUp(text: string) {
  return {
    user_type: 'individual' as const,
    username: text,
    email: text,
    first_name: text,
    phone_num: text,
  };
}

type TextFunction = readonly [name: string, apply: (text: string) => unknown];

/**
 * What the server does to texts and files that others send. `linearTime.test.ts` gives each of them
 * hostile texts, so a new function gets a line here.
 */
export const TEXT_FUNCTIONS: readonly TextFunction[] = [
  ['plainText', plainText],
  ['shorten', (text) => shorten(text, 300)],
  ['escapeHtml', escapeHtml],
  ['toScriptJson', (text) => toScriptJson({ text })],
  ['pathOf', pathOf],
  [
    'renderHead',
    (text) =>
      renderHead(
        {
          title: text,
          description: text,
          path: `/${text}`,
          type: 'article',
          status: 200,
          indexed: true,
          data: [],
        },
        SITE,
      ),
  ],
  ['trimTexts', (text) => trimTexts({ text, inside: [{ text }] })],
  ['lineOrNull', lineOrNull],
  ['baseSlug', (text) => baseSlug(text, { kind: 'event', reserved: [] })],
  ['summariseListing', (text) => summariseListing(text, null)],
  ['wordsOf', wordsOf],
  ['readSynonyms', (text) => synonymProblem(readSynonyms(text))],
  ['readReportFile', (text) => readReportFile(text, QUESTIONNAIRE)],
  [
    'readReportFile of the beginning of a report',
    (text) => readReportFile(`{"questionnaire_version": "${text}`, QUESTIONNAIRE),
  ],
  ['readPage', readPage],
  ['readId', readId],
  ['readResultCode', readResultCode],
  ['pickAll', (text) => pickAll(['one', 'two'], text)],
  ['monthOf', monthOf],
  ['decodeUid', decodeUid],
  ['icsText', icsText],
  ['foldLine', foldLine],
  ['nameText', nameText],
  ['unlinked', unlinked],
  [
    'framed',
    (text) =>
      framed(SITE, {
        kind: 'welcome',
        to: individual.email,
        subject: text,
        preview: text,
        firstName: text,
        blocks: [text, { items: [text] }, { quote: text }],
      }),
  ],
  [
    'mailPage',
    (text) =>
      mailPage('nonce', 'a.eml', {
        attachments: [],
        headers: new Map(),
        headerLines: [],
        html: false,
        subject: text,
        text: `https://a.example ${text}`,
      }),
  ],
  ['toCsv', (text) => toCsv([text], [[text]])],
  ['fromCsv', fromCsv],
  ['fromCsv of a quoted cell', (text) => fromCsv(`"${text}`)],
  ['signUpErrors of an individual', (text) => signUpErrors({ ...individual, ...signUp(text) })],
  ['signUpErrors of a business', (text) => signUpErrors({ ...business, ...signUp(text) })],
  ['passwordFaults', (text) => passwordFaults(text, { ...individual, username: text })],
  [
    'passwordFaults of a name',
    (text) => passwordFaults(individual.password, { ...individual, email: text }),
  ],
  ['EMAIL_PATTERN', (text) => EMAIL_PATTERN.test(text)],
  ['EMAIL_PATTERN of a host', (text) => EMAIL_PATTERN.test(`a@${text}`)],
  ['RESET_EMAIL_PATTERN', (text) => RESET_EMAIL_PATTERN.test(text)],
  ['RESET_EMAIL_PATTERN of a host', (text) => RESET_EMAIL_PATTERN.test(`a@${text}`)],
  ['normaliseKenyanPhone', normaliseKenyanPhone],
  ['normaliseWebAddress', normaliseWebAddress],
  ['normaliseWebAddress of a host', (text) => normaliseWebAddress(`https://${text}`)],
  ['normaliseWebAddress of a path', (text) => normaliseWebAddress(`https://a.example/${text}`)],
  ['networkOf', (text) => networkOf(`https://x.com/${text}`)],
  ['normaliseRegistration', normaliseRegistration],
  ['normaliseKraPin', normaliseKraPin],
  ['readInstant', readInstant],
  ['isTimeZone', isTimeZone],
  [
    'resourceFaults',
    (text) =>
      resourceFaults({
        ...resourcePayload,
        headline: text,
        abstract: text,
        description: text,
        author: text,
        source_url: text,
      }),
  ],
  [
    'eventFaults',
    (text) =>
      eventFaults(
        {
          ...eventPayload,
          name: text,
          summary: text,
          description: text,
          timezone: text,
          place_name: text,
          online_url: text,
          start_date: text,
        },
        NOW,
      ),
  ],
  ['canonicalDecimal', canonicalDecimal],
  ['isDecimal', isDecimal],
  ['checkAnswer', (text) => QUESTIONS.map((question) => checkAnswer(question, answerOf(text)))],
  ['describeAnswer', (text) => QUESTIONS.map((one) => describeAnswer(one, answerOf(text)))],
  ['changesSince', (text) => changesSince(listing, { ...listing, description: text })],
  [
    'readViolations',
    (text) => readViolations({ 'csp-report': { 'blocked-uri': text, 'violated-directive': text } }),
  ],
  ['cleanName', cleanName],
  ['withoutIdentifiers', (text) => withoutIdentifiers(text, individual)],
  [
    'withoutIdentifiers of signs',
    (text) => withoutIdentifiers(text, { email: '-@a', first_name: '-', last_name: '-' }),
  ],
  ['readPayload', readPayload],
  ['readReturnAddress', (text) => readReturnAddress(`https://a.example/${text}`, ['a.example'])],
  ['safeName', (text) => safeName(text, 'pdf')],
  ['isPolyglot', (text) => isPolyglot(Buffer.from(text, 'latin1'))],
  ['checkPdf', (text) => refusalOf(`%PDF-1.7\n${text}\n%%EOF\n`)],
  ['checkPdf of a stream', (text) => refusalOf(inStream(text))],
];
