import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

const text = Type.Optional(Type.Unknown());

/** `report-uri`: one violation. */
const OldReport = Type.Object({
  'csp-report': Type.Object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});

/** `report-to`: reports of several kinds, some perhaps of other pages. */
const Reports = Type.Array(Type.Object({ type: text, body: text }));
const Violation = Type.Object({ effectiveDirective: text, blockedURL: text });

/** The most violations that are logged of one body. */
const MOST_READ = 10;

const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'font-src',
  'img-src',
  'media-src',
  'object-src',
  'frame-src',
  'worker-src',
  'connect-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;

/** What a blocked address can be without being one. */
const KINDS = [
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-sink',
  'trusted-types-policy',
] as const;
const SCHEMES = ['data', 'blob', 'http', 'https', 'ws', 'wss'] as const;

export type ViolationReason =
  `${(typeof DIRECTIVES)[number] | 'unknown'}: ${(typeof KINDS)[number] | (typeof SCHEMES)[number] | 'unknown'}`;

const wordIn = <Word extends string>(words: readonly Word[], given: unknown): Word | undefined =>
  words.find((word) => word === given);

/** Undefined of what is no text: a sender chooses what it is, and not all of it can be made one. */
const before = (separator: string, given: unknown): string | undefined =>
  typeof given === 'string' ? given.split(separator, 1)[0] : undefined;

/** Which directive refused what kind of thing, in our own words: an address may name a person. */
function reasonOf(directive: unknown, blocked: unknown): ViolationReason {
  const name = before(' ', directive);
  const scheme = before(':', blocked);
  const what = wordIn(KINDS, blocked) ?? wordIn(SCHEMES, scheme) ?? 'unknown';
  return `${wordIn(DIRECTIVES, name) ?? 'unknown'}: ${what}`;
}

/** What browsers report, in either format; null when it is neither. */
export function readViolations(body: unknown): ViolationReason[] | null {
  if (Value.Check(OldReport, body)) {
    const report = body['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [reasonOf(directive, report['blocked-uri'])];
  }
  if (!Value.Check(Reports, body)) return null;
  return body
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: violation }) => violation)
    .filter((violation): violation is Static<typeof Violation> => Value.Check(Violation, violation))
    .slice(0, MOST_READ)
    .map(({ effectiveDirective, blockedURL }) => reasonOf(effectiveDirective, blockedURL));
}
