import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import {
  VettingCategoryEntry,
  VettingOptionEntry,
  VettingQuestionEntry,
} from '../../../domain/contract/vetting';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { readId } from '../../search/filters';
import { businessOrAdmin } from './subject';
import { categoryEntries, questionEntries } from './questions';

/** The questionnaire, for businesses and admins. */
export default routePlugin('questionRoutes', (app) => {
  const tags = ['vetting'];
  const refusals = { 401: ErrorBody, 403: ErrorBody };

  app.get(
    '/vet/categories/',
    {
      schema: {
        tags,
        summary: 'The categories of the questionnaire in display order',
        response: { 200: Type.Array(VettingCategoryEntry), ...refusals },
      },
    },
    (request) => {
      businessOrAdmin(request);
      return categoryEntries;
    },
  );

  app.get(
    '/vet/questions/',
    {
      schema: {
        tags,
        summary: 'All questions with their options and the conditions that leave them out',
        response: { 200: Type.Array(VettingQuestionEntry), ...refusals },
      },
    },
    (request) => {
      businessOrAdmin(request);
      return questionEntries();
    },
  );

  app.get(
    '/vet/options/',
    {
      schema: {
        tags,
        summary: 'The options of one question; none when it is answered by text or number',
        querystring: Type.Object({ question: Type.String({ maxLength: 20 }) }),
        response: {
          200: Type.Array(VettingOptionEntry),
          400: FieldErrors,
          ...refusals,
          404: ErrorBody,
        },
      },
    },
    (request) => {
      businessOrAdmin(request);
      const id = readId(request.query.question);
      const question = questionEntries().find((entry) => entry.id === id);
      if (!question) throw notFound();
      return question.options;
    },
  );
});
