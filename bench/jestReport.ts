import { readFileSync } from 'node:fs';

/** What `jest --json` writes, as far as it is read here. Times are in milliseconds. */
export interface JestReport {
  startTime: number;
  testResults: JestSuite[];
}

export interface JestSuite {
  /** The absolute path of the test file. */
  name: string;
  startTime: number;
  endTime: number;
  status: 'failed' | 'passed' | 'skipped' | 'focused';
  assertionResults: JestTest[];
}

interface JestTest {
  fullName: string;
  status: string;
  failureMessages: string[] | null;
  duration?: number | null;
  startAt?: number | null;
}

export const readJestReport = (file: string): JestReport =>
  JSON.parse(readFileSync(file, 'utf8')) as JestReport;
