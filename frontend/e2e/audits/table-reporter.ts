import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Reporter that prints the output of an audit, and only the message of each failure. */
export default class TableReporter implements Reporter {
  onStdOut(text: string | Buffer): void {
    process.stdout.write(text);
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed') return;
    for (const { message } of errors) process.stdout.write(`${test.title}: ${message ?? status}\n`);
  }

  onError({ message = '' }: TestError): void {
    process.stdout.write(`${message}\n`);
  }

  onEnd({ status }: FullResult): void {
    process.stdout.write(`${status}\n`);
  }
}
