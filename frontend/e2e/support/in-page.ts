import type { Page } from '@playwright/test';

/** A self-contained function that runs in a page, with its argument. */
export interface InPage<Result> {
  readonly source: string;
  /** The type of its result; the property never exists. */
  readonly result?: Result;
}

export const inPage = <Argument, Result>(
  find: (argument: Argument) => Result,
  argument: Argument,
): InPage<Awaited<Result>> => ({ source: `(${find.toString()})(${JSON.stringify(argument)})` });

type Results<All extends readonly InPage<unknown>[]> = {
  -readonly [Index in keyof All]: All[Index] extends InPage<infer Result> ? Result : never;
};

/** Runs several functions in a page with one call, because each call costs as much as a small function. */
export const evaluateAll = <const All extends readonly InPage<unknown>[]>(
  page: Page,
  all: All,
): Promise<Results<All>> => page.evaluate(`Promise.all([${all.map(({ source }) => source).join(', ')}])`);
