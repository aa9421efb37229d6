import { BADGE_CRITERIA } from '../../../domain/badgeCriteria';
import type { ResultPage } from '../../../domain/contract/resultPage';
import { LEVEL_DESCRIPTIONS } from '../../../domain/levelDescriptions';
import { pagePatterns } from '../../../domain/pages';
import { resultName, resultTitle } from '../../../domain/vetting/resultWords';
import type { Config } from '../../config';
import { resultPath } from '../../pages/resultPage';
import { serverHost } from '../../pages/serverHost';
import { claimsOf, wholeSeconds } from './claimsOf';
import { issuerDid } from './issuer';
import type { IssuedCredential } from './repository';

const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/** Where the server gives out the credential of a page. */
const credentialPath = (code: string): string => `${resultPath(code)}.jwt`;
export const STATUS_LIST_PATH = '/v/status-list.jwt';

/** What was looked at, in Markdown, as the standard asks. */
function narrativeOf({ level, badges, questionnaire_version }: ResultPage, name: string): string {
  const criteria = badges.map((badge) => {
    const { name: criterion, description } = BADGE_CRITERIA[badge];
    return `- ${criterion}: ${description}`;
  });
  return [
    `${name} reviewed what the business states about itself.`,
    ...(level ? [`${level} level: the business ${LEVEL_DESCRIPTIONS[level]}`] : []),
    ...(criteria.length > 0 ? [criteria.join('\n')] : []),
    ...(questionnaire_version ? [`Questionnaire: version ${questionnaire_version}.`] : []),
  ].join('\n\n');
}

function achievementOf(page: ResultPage, config: Config) {
  const { publicUrl, productName, productSlug } = config;
  const name = resultName(page);
  const { questionnaire_version: version } = page;
  return {
    id: `${publicUrl}${resultPath(page.code)}#achievement`,
    type: ['Achievement'],
    achievementType: 'Badge',
    name,
    description: `A result of the sustainability assessment of ${productName}, reviewed by its team.`,
    ...(version && { version }),
    criteria: {
      id: publicUrl + pagePatterns(productSlug).directoryInfo,
      narrative: narrativeOf(page, productName),
    },
    image: {
      id: `${serverHost(config)}${resultPath(page.code)}.svg`,
      type: 'Image',
      caption: name,
    },
  };
}

/**
 * The claims of a valid result as an Open Badges 3.0 credential. It says what the page of the result says, so neither
 * answers nor anything about a person. `issued` dates a result whose review has no date.
 */
export function credentialOf(page: ResultPage, issued: IssuedCredential, config: Config) {
  const { code, business, reviewed_at, valid_until } = page;
  const { publicUrl, productName } = config;
  const list = serverHost(config) + STATUS_LIST_PATH;
  const validFrom = wholeSeconds(reviewed_at === null ? issued.created_at : new Date(reviewed_at));
  return claimsOf({
    '@context': CONTEXTS,
    id: `${serverHost(config)}${credentialPath(code)}#${issued.id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: resultTitle(page),
    issuer: { id: issuerDid(config), type: ['Profile'], name: productName, url: publicUrl },
    validFrom,
    ...(valid_until !== null && { validUntil: wholeSeconds(new Date(valid_until)) }),
    awardedDate: validFrom,
    credentialSubject: {
      id: publicUrl + resultPath(code),
      type: ['AchievementSubject'],
      ...(business && {
        identifier: [
          {
            type: 'IdentityObject',
            identityType: 'name',
            hashed: false,
            identityHash: business.name,
          },
        ],
      }),
      achievement: achievementOf(page, config),
    },
    credentialStatus: {
      id: `${list}#${issued.id}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(issued.id),
      statusListCredential: list,
    },
  });
}
