import { t } from '../../../../domain/language';
import { LevelNote } from '../../../entities/level/LevelNote';
import { dateText, scoreText } from '../../../ui/format';
import { TextSection } from '../../../ui/TextSection';
import { LevelReasons } from '../parts/LevelReasons';
import { Receipt } from '../parts/Receipt';
import { ThemeTable } from '../parts/ThemeTable';
import { questionText } from '../reportData';
import type { Replay } from './replayOf';
import { Verdict } from './Verdict';

/** The score as it was calculated again: first whether it is that of the file, then how it comes about. */
export function ReplayResult({ replay }: { replay: Replay }) {
  const { business, exportedAt, data } = replay;
  const { total, level } = data.assessment;
  return (
    <>
      <TextSection title={t('Report of {business}', { business })}>
        <p>{t('Downloaded on {date}.', { date: dateText(exportedAt) })}</p>
        <Verdict replay={replay} />
        <p>
          {level && <LevelNote level={level} />}{' '}
          {total === null
            ? t('There is no total yet.')
            : t('{score} of 100', { score: scoreText(total) })}
        </p>
      </TextSection>
      <TextSection title={t('Why this level')}>
        <LevelReasons data={data} wordsOf={(question) => questionText(data, question)} />
      </TextSection>
      <TextSection title={t('Score by theme')}>
        <ThemeTable data={data} />
      </TextSection>
      <TextSection title={t('The score, point by point')}>
        <Receipt data={data} isTrusted={false} />
      </TextSection>
    </>
  );
}
