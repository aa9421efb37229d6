declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  type Things = Record<string, object[]>;
  export default class Validator {
    validate(data: { jsonld: Things; microdata: Things; rdfa: Things }): Promise<Issue[]>;
  }
}
