import { t } from '../../../../../domain/language';
import {
  emptyRow,
  isEmptyRow,
  siteList,
  type SiteListKey,
  type SiteRow,
} from '../../../../../domain/siteLists';
import { EntriesField, type EditorProps } from '../../../../ui/fields/EntriesField';
import { ListFieldInput } from './ListFieldInput';

interface Props {
  listKey: SiteListKey;
  onSending: (isSending: boolean) => void;
}

/** The rows of a list, in order. */
export function RowsField({ listKey, onSending }: Props) {
  const { row, rows, maxRows, title, fields } = siteList(listKey);
  const named = Object.entries(fields);
  const pictureName = named.find(([, { kind }]) => kind === 'picture')?.[0] ?? '';
  const textsOf = (values: SiteRow) => ({
    title: values[title] ?? '',
    text: named
      .filter(([name, { kind }]) => name !== title && (kind === 'choice' || kind === 'line'))
      .map(([name, { choices }]) => {
        const value = values[name] ?? '';
        const chosen = choices?.[value];
        return chosen === undefined ? value : t(chosen);
      })
      .filter((text) => text !== '')
      .join(' · '),
    picture: values[pictureName] ?? '',
  });
  const editor = ({ path, onSending: onBusy }: EditorProps) =>
    named.map(([name, field]) => (
      <ListFieldInput key={name} name={`${path}.${name}`} field={field} onSending={onBusy} />
    ));
  return (
    <EntriesField
      name="rows"
      label={t(rows)}
      help={t('Up to {most}, shown in this order.', { most: maxRows })}
      one={t(row)}
      many={t(rows)}
      firstField={title}
      empty={emptyRow(listKey)}
      most={maxRows}
      isUntouched={(values) => isEmptyRow(listKey, values)}
      textsOf={textsOf}
      editor={editor}
      onSending={onSending}
    />
  );
}
