import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Shows what an audit prints, and of its failures the message. */
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
