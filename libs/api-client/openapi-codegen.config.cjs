/** Calls of every user's first page; the others are fetched with the first page that needs one. */
const ON_FIRST_PAGE = ['getCurrentUser', 'listPublicJobs', 'logIn'];

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: '../../openapi.yaml',
  apiFile: './src/base-api.ts',
  apiImport: 'baseApi',
  // features read hooks from the api: named exports would all be part of every user's first page
  hooks: false,
  tag: false,
  encodePathParams: true,
  useUnknown: true,
  outputFiles: {
    './src/generated/first-page.gen.ts': {
      exportName: 'firstPageApi',
      filterEndpoints: ON_FIRST_PAGE,
    },
    './src/generated/api.gen.ts': {
      apiFile: './src/generated/first-page.gen.ts',
      apiImport: 'firstPageApi',
      exportName: 'api',
      filterEndpoints: (name) => !ON_FIRST_PAGE.includes(name),
    },
  },
};
