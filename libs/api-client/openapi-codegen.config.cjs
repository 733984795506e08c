/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: '../../openapi.yaml',
  apiFile: './src/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './src/generated/api.gen.ts',
  exportName: 'api',
  // features take them from the api: named one by one they would stand in the first page of everybody
  hooks: false,
  tag: false,
  encodePathParams: true,
  useUnknown: true,
};
