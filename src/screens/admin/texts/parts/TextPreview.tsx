import { siteTextRow, type SiteTextKey } from '../../../../../domain/siteTexts';
import { partsOfText } from '../../../../../domain/textSections';
import { TextParts } from '../../../../entities/siteText/TextParts';
import { Markdown } from '../../../../ui/Markdown';

/** A text as its page will show it. */
export function TextPreview({ textKey, text }: { textKey: SiteTextKey; text: string }) {
  if (siteTextRow(textKey).isPlain) return <p>{text}</p>;
  if (textKey === 'listed') return <Markdown ownPaths>{text}</Markdown>;
  const { lead, parts } = partsOfText(text);
  return (
    <>
      {lead !== '' && <p>{lead}</p>}
      <TextParts parts={parts} />
    </>
  );
}
