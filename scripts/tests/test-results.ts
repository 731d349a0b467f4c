/** What a run of tests came to, read from the report of its runner. */
export interface Results {
  passed: number;
  skipped: number;
  /** One entry a failed test: where and what, then the first line of why. */
  failures: Failure[];
}

interface Failure {
  test: string;
  why: string;
}

/** As far as we read it: vitest's own JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[] | null;
    }[];
  }[];
}

export function readVitest(report: VitestReport, root: string): Results {
  const failures = report.testResults.flatMap((file) => {
    const where = file.name.replace(`${root}/`, '');
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        test: [where, ...ancestorTitles, title].join(' › '),
        why: firstLine(failureMessages?.[0]),
      }));
    // A file that could not be loaded has no tests to blame.
    return file.status === 'failed' && failed.length === 0
      ? [{ test: where, why: firstLine(file.message) }]
      : failed;
  });
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, skipped, failures };
}

/** As far as we read it: playwright's own JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    tests: { status: string; results: { errors: { message: string }[] }[] }[];
  }[];
}

/** A story that passed only when it was told again is a failure like any other. */
export function readPlaywright({ stats, errors, suites }: PlaywrightReport): Results {
  const failures = [
    ...suites.flatMap((suite) => failedStories(suite, ['tests/e2e'])),
    ...errors.map(({ message }) => ({ test: 'tests/e2e', why: firstLine(message) })),
  ];
  return { passed: stats.expected, skipped: stats.skipped, failures };
}

function failedStories(suite: Suite, above: string[]): Failure[] {
  const path = [...above, suite.title];
  const here = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        test: nameStory([...path, title]),
        why: `${status === 'flaky' ? 'FLAKY: ' : ''}${firstLine(results.flatMap(({ errors }) => errors)[0]?.message)}`,
      })),
  );
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failedStories(inner, path))];
}

function nameStory([folder = '', file = '', ...titles]: string[]): string {
  return [`${folder}/${file}`, ...titles].join(' › ');
}

/** Every failed test by name, then the line that counts; what reads only the end reads enough. */
export function sayResults(all: Results[]): string {
  const failures = all.flatMap((results) => results.failures);
  const sum = (key: 'passed' | 'skipped') => all.reduce((total, each) => total + each[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  const named = failures.map(({ test, why }) => `FAILED ${test}\n       ${why}\n`);
  return `\n${named.join('')}${sum('passed')} passed, ${failures.length} failed${skipped}`;
}

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

function firstLine(message = ''): string {
  const lines = message.replaceAll(COLOURS, '').split('\n');
  return (
    lines
      .find((line) => line.trim() !== '')
      ?.trim()
      .slice(0, 300) ?? 'no reason was given'
  );
}
