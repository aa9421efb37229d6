import { object, string } from 'yup';
import { msg, t } from '../../../domain/language';
import { REPORT_DETAILS } from '../../../domain/fieldLimits';
import { EMAIL_PATTERN, FIELD_MESSAGES } from '../../../domain/messages';
import { REPORT_REASONS } from '../../../domain/reportReasons';
import { textWithin } from '../fields/limitRules';
import { optionOf, optionsOf } from '../fields/optionsOf';
import type { ReportValues } from './reportValues';

const OPEN_REASON: ReportValues['reason'] = 'something else';

export const reportSchema = object({
  reason: string()
    .oneOf(REPORT_REASONS)
    .required(() => t('Please choose what is wrong.')),
  details: textWithin(REPORT_DETAILS).when('reason', {
    is: OPEN_REASON,
    then: (schema) => schema.required(() => t('Please say what is wrong.')),
  }),
  email: string()
    .trim()
    .matches(EMAIL_PATTERN, {
      message: () => t(FIELD_MESSAGES.emailFormat),
      excludeEmptyString: true,
    }),
});

export const reasonOptions = [optionOf('', msg('Choose one')), ...optionsOf(REPORT_REASONS)];
