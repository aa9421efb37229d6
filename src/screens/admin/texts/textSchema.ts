import { array, lazy, object, string } from 'yup';
import { LIMIT_MESSAGES } from '../../../../domain/messages';
import { keysOf, mapNames } from '../../../../domain/records';
import {
  fieldProblem,
  isEmptyRow,
  isSiteListKey,
  siteList,
  type SiteListKey,
  type SiteRow,
} from '../../../../domain/siteLists';
import { siteTextProblem, type SiteTextKey } from '../../../../domain/siteTexts';

const rule = (problemOf: (text: string) => string | null) =>
  string().test((text, context) => {
    const message = problemOf(text ?? '');
    return message === null || context.createError({ message });
  });

/** A row in which nothing was typed has no rules: it is left out. */
function rowsRule(key: SiteListKey) {
  const { fields, maxRows } = siteList(key);
  const row = object(
    mapNames(keysOf(fields), (name) =>
      rule((text) => {
        const field = fields[name];
        return field ? fieldProblem(field, text) : null;
      }),
    ),
  );
  return array()
    .max(maxRows, LIMIT_MESSAGES.maxItems(maxRows))
    .of(lazy((given: Partial<SiteRow>) => (isEmptyRow(key, given) ? object() : row)));
}

/** The rules of the server, in the form of a text. */
export const textSchema = (key: SiteTextKey) =>
  isSiteListKey(key)
    ? object({ rows: rowsRule(key) })
    : object({ text: rule((text) => siteTextProblem(key, text)) });
