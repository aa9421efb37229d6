/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import fastify, { type FastifyError } from 'fastify';
import type { TObject, TSchema } from 'typebox';
import type { AnyObjectSchema } from 'yup';
import type { FieldErrors } from '../../domain/contract/common';
import { EventPayload } from '../../domain/contract/event';
import { BusinessPayload, SustainabilityPayload } from '../../domain/contract/profile';
import { ReportPayload } from '../../domain/contract/report';
import { ResourcePayload } from '../../domain/contract/resource';
import { ApplicationEventPayload } from '../../domain/contract/vetting';
import { readConfig } from '../../server/config';
import { toFieldErrors } from '../../server/plugins/fieldErrors';
import { transportOptions } from '../../server/plugins/transport';
import { decisionSchema } from '../screens/admin/application/decisionForm';
import { aboutYouSchema } from '../screens/account/parts/individual/individualForm';
import { eventSchema } from '../screens/posting/eventForm';
import { resourceSchema } from '../screens/posting/resourceForm';
import { namesWith } from '../../domain/listing/fields';
import { businessSchema } from '../entities/business/businessSchema';
import { reportSchema } from '../entities/report/reportForm';

const { ajv } = transportOptions(readConfig({ LOG_LEVEL: 'silent' }));

/** What the server answers to a body that has this value, of this field. */
async function serverWords(contract: TSchema, field: string, value: unknown): Promise<string[]> {
  const app = fastify({ ...(ajv && { ajv }) });
  app.setErrorHandler<FastifyError>((error, _request, reply) =>
    reply.code(400).send(toFieldErrors(error.validation ?? [])),
  );
  app.post('/', { schema: { body: contract } }, () => ({}));
  const answer = await app.inject({ method: 'POST', url: '/', payload: { [field]: value } });
  return answer.json<FieldErrors>()[field] ?? [];
}

/** What the form says of it. */
async function formWords(form: AnyObjectSchema, field: string, value: unknown): Promise<string[]> {
  const thrown: unknown = await form
    .validateAt(field, { [field]: value }, { abortEarly: true })
    .catch((error: unknown) => error);
  return thrown instanceof Error ? [thrown.message] : [];
}

const letters = (count: number) => 'x'.repeat(count);
const items = (count: number) => Array.from({ length: count }, (_, index) => `item ${index}`);

interface Limits {
  type?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: Limits[];
}

/** Values just outside the limits: as the body has them, and as they are typed. */
function outside({ anyOf, ...schema }: Limits): [sent: unknown, typed: unknown][] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = anyOf?.[0] ?? schema;
  return [
    ...(minLength ? [letters(minLength - 1), ''] : []),
    ...(maxLength ? [letters(maxLength + 1)] : []),
    ...(minItems ? [items(minItems - 1)] : []),
    ...(maxItems ? [items(maxItems + 1)] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ].map((value) => [value, typeof value === 'number' ? String(value) : value]);
}

const kindOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? `${value.length} items` : `${String(value).length} letters`;
};

/** What is too long is no address either, and the form says that. */
const HAVE_A_FORMAT = ['email'];

const FORMS: [name: string, contract: TObject, form: AnyObjectSchema][] = [
  ['resource', ResourcePayload, resourceSchema],
  ['event', EventPayload, eventSchema],
  ['business', BusinessPayload, businessSchema(namesWith({ step: 'business' }))],
  ['business, what you do', BusinessPayload, businessSchema(namesWith({ step: 'work' }))],
  ['interests', SustainabilityPayload, aboutYouSchema],
  ['report', ReportPayload, reportSchema],
  ['decision on an application', ApplicationEventPayload, decisionSchema('application.rejected')],
];

const CASES = FORMS.flatMap(([name, contract, form]) =>
  Object.keys(form.fields)
    .filter((field) => !HAVE_A_FORMAT.includes(field))
    .flatMap((field) =>
      outside(contract.properties[field] ?? {}).map(
        ([sent, typed]) => [name, field, kindOf(sent), { sent, typed, contract, form }] as const,
      ),
    ),
);

describe('the messages of form and server', () => {
  it.each(CASES)(
    'are the same in %s: %s of %s',
    async (_name, field, _kind, { sent, typed, contract, form }) => {
      const said = await formWords(form, field, typed);
      expect(said).toHaveLength(1);
      const answered = (await serverWords(contract, field, sent)).filter(
        (message) => !message.includes('is not a valid choice'),
      );
      expect(answered).toEqual(said);
    },
  );

  it('are compared for more than 40 cases', () => {
    expect(CASES.length).toBeGreaterThan(40);
  });
});
