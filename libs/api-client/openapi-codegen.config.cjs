/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: '../../openapi.yaml',
  apiFile: './src/base-api.ts',
  apiImport: 'baseApi',
  outputFile: './src/generated/api.gen.ts',
  exportName: 'api',
  hooks: true,
  tag: false,
  encodePathParams: true,
  useUnknown: true,
};
