import type { ResultPage } from '../../../domain/contract/resultPage';
import { t } from '../../../domain/language';
import { LEAF_STEP, LEVEL_LEAF } from '../../../domain/levelLeaf';
import { longDate } from '../../../domain/longDate';
import { resultName } from '../../../domain/vetting/resultWords';
import { LEVELS } from '../../../domain/vocabulary';
import { escapeHtml } from '../../pages/html';

const WIDTH = 320;
const HEIGHT = 104;
const MARGIN = 16;
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';

const COLORS = { ground: '#FBF8F1', ink: '#1D2A22', quiet: '#4D5A52', green: '#1F5D3A' };

function leaves({ level }: ResultPage): string {
  if (level === null) return '';
  const reached = LEVELS.indexOf(level);
  const drawn = LEVELS.map((_level, index) => {
    const fill = index <= reached ? COLORS.green : 'none';
    return `<path d="${LEVEL_LEAF}" transform="translate(${index * LEAF_STEP} 0)" fill="${fill}"/>`;
  });
  const left = WIDTH - MARGIN - LEVELS.length * LEAF_STEP;
  return `<g transform="translate(${left} 22)" stroke="${COLORS.green}" stroke-width="1.25">${drawn.join('')}</g>`;
}

const line = (y: number, text: string, attributes: string): string =>
  `<text x="${MARGIN}" y="${y}" font-family="${FONT}" ${attributes}>${escapeHtml(text)}</text>`;

/** What the second and third line say. */
function linesOf({ state, valid_until }: ResultPage, productName: string): string[] {
  const day = valid_until === null ? null : longDate(valid_until);
  const until = day ? t('Valid until {day}', { day }) : '';
  if (state === 'valid') return [t('Reviewed by {productName}', { productName }), until];
  if (state === 'expired') return [t('Not renewed yet'), until];
  return [t('No level is shown now'), ''];
}

/** The result for web pages of the business, without any text that the business wrote. */
export function drawResult(page: ResultPage, productName: string): string {
  const name = resultName(page);
  const [second = '', third = ''] = linesOf(page, productName);
  const title = [name, second, third].filter(Boolean).join('. ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title">`,
    `<title id="title">${escapeHtml(title)}</title>`,
    `<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="12" fill="${COLORS.ground}" stroke="${COLORS.green}" stroke-width="2"/>`,
    leaves(page),
    line(40, name, `font-size="22" font-weight="700" fill="${COLORS.ink}"`),
    line(66, second, `font-size="15" fill="${COLORS.ink}"`),
    line(88, third, `font-size="15" fill="${COLORS.quiet}"`),
    '</svg>',
  ].join('');
}
