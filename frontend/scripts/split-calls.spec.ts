import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findNamedCalls, readClient, writeCall, writeClient } from './split-calls';

const CLIENT = `import { firstPageApi as api } from './first-page.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJob: build.query<GetJobApiResponse, GetJobApiArg>({
      query: (queryArg) => ({ url: \`/api/jobs/\${queryArg.id}\` }),
    }),
    createJob: build.mutation<CreateJobApiResponse, CreateJobApiArg>({
      query: (queryArg) => ({ url: '/api/jobs', method: 'POST', body: queryArg.createJob }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type GetJobApiResponse = Job;`;
const client = readClient(CLIENT);
const named = (code: string) => findNamedCalls(code, client.calls);

describe('readClient', () => {
  it('reads all calls of the generated client', () => {
    const path = join(import.meta.dirname, '..', '..', 'libs', 'api-client', 'src', 'generated', 'api.gen.ts');
    const code = readFileSync(path, 'utf8');
    const declared = code.match(/^ {4}\w+: build\.(query|mutation)</gm) ?? [];
    expect(readClient(code).calls.size).toBe(declared.length);
    expect(declared.length).toBeGreaterThan(200);
  });

  it('refuses a client with another statement that a page would need', () => {
    expect(() => readClient(`${CLIENT}\nexport const { useGetJobQuery } = injectedRtkApi;`)).toThrow('unknown form');
    expect(() =>
      readClient(CLIENT.replace('endpoints: (build) => ({', 'endpoints: (build) => Object.freeze({')),
    ).toThrow();
  });
});

describe('writeClient', () => {
  it('writes the client of the first page without further calls', () => {
    expect(writeClient(client)).toBe(`export { firstPageApi as api } from './first-page.gen';`);
  });
});

describe('writeCall', () => {
  it('writes a module that adds one call to the client', () => {
    expect(writeCall(client, 'getJob').split('\n')).toEqual([
      `import { firstPageApi as api } from './first-page.gen';`,
      'api.injectEndpoints({ endpoints: (build) => ({ getJob: build.query<GetJobApiResponse, GetJobApiArg>({',
      '      query: (queryArg) => ({ url: `/api/jobs/${queryArg.id}` }),',
      '    }) }) });',
    ]);
  });

  it('refuses a call that the client does not have', () => {
    expect(() => writeCall(client, 'getHouse')).toThrow('no call getHouse');
  });
});

describe('findNamedCalls', () => {
  it.each([
    ['a hook of an imported client', `import { jobApi } from './jobs'; jobApi.useGetJobQuery({ id });`],
    ['a hook that is taken from a client', 'const { useLazyGetJobQuery } = jobApi;'],
    ['the state of a query', 'export const useJob = () => jobApi.endpoints.getJob.useQueryState();'],
    [
      'the declaration of tags',
      `import { api } from '@nukkad/api-client/generated/api.gen'; api.enhanceEndpoints({ endpoints: { getJob: {} } });`,
    ],
    [
      'the name of a call in a text',
      `import { requestOf } from '@nukkad/api-client/contract-call'; requestOf('getJob');`,
    ],
    [
      'a change of a stored answer',
      `import { jobApi } from './job-api'; jobApi.util.updateQueryData('getJob', id, change);`,
    ],
  ])('finds the call of %s', (_kind, code) => {
    expect(named(code)).toEqual(['getJob']);
  });

  it.each([
    ['a type', `import { type AnswerOf } from '@nukkad/api-client/contract-call'; let job: AnswerOf<'getJob'>;`],
    ['a module that does not use the client', `import { getJob } from './store'; getJob();`],
    ['a hook of another name', 'jobApi.useGetHouseQuery();'],
    ['a comment', `import { api } from '@nukkad/api-client/generated/api.gen'; // getJob`],
  ])('finds no call in %s', (_kind, code) => {
    expect(named(code)).toEqual([]);
  });

  it('finds the calls of a whole module in the order of their names', () => {
    expect(named('const [create] = jobApi.useCreateJobMutation(); jobApi.useGetJobQuery();').toString()).toBe(
      'createJob,getJob',
    );
  });
});
