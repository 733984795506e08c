const { Ajv } = require('ajv');
const addFormats = require('ajv-formats').default;
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parse } = require('yaml');

/**
 * The contract of the server, `openapi.yaml`, for the calls of pages in specs. Loaded by the test environment, and so
 * once for each worker; a schema is compiled on first use.
 */
const openapi = parse(readFileSync(join(__dirname, '..', '..', 'openapi.yaml'), 'utf8'));
const contract = JSON.parse(JSON.stringify(openapi), asJsonSchema);
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

const operations = Object.entries(contract.paths).map(([template, methods]) => ({
  template,
  pattern: new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  methods,
}));
const validators = new WeakMap();

/** OpenAPI 3.0 marks a bound as exclusive, where JSON Schema has a keyword with the bound. */
function asJsonSchema(_key, value) {
  for (const bound of ['Minimum', 'Maximum']) {
    if (value?.[`exclusive${bound}`] === true) value[`exclusive${bound}`] = value[bound.toLowerCase()];
  }
  return value;
}

function findOperation(method, path) {
  const fitting = operations.filter(({ pattern }) => pattern.test(path));
  const { pattern, methods } = fitting.find(({ template }) => template === path) ?? fitting[0] ?? {};
  const operation = methods?.[method.toLowerCase()];
  return operation && { ...operation, values: { ...pattern.exec(path)?.groups } };
}

/** Returns the errors of a value by its schema; empty if it is valid. */
function findErrors(schema, value) {
  let validate = validators.get(schema);
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')));
    validators.set(schema, validate);
  }
  return validate(value) ? [] : validate.errors.map(describeError);
}

function describeError({ instancePath, message, params }) {
  const detail = params.additionalProperty ?? params.allowedValues?.join(', ');
  return `${instancePath || 'the body'} ${message}${detail ? ` (${detail})` : ''}`;
}

const mediaType = (contentType) => (contentType ?? '').split(';', 1)[0];

/** Errors of the parameters of one kind, `path` or `query`. */
function findParameterErrors(kind, declared, given) {
  const known = declared.filter((parameter) => parameter.in === kind);
  const unknown = Object.keys(given).filter((name) => !known.some((parameter) => parameter.name === name));
  return [
    ...unknown.map((name) => `the ${kind} has no parameter ${name}`),
    ...known.flatMap(({ name, required, schema }) => {
      if (!(name in given)) return required ? [`the ${kind} lacks ${name}`] : [];
      return findErrors(schema, given[name]).map((error) => `parameter ${name}: ${error}`);
    }),
  ];
}

function findBodyErrors({ requestBody }, contentType, body) {
  if (body === undefined || body === null) return requestBody?.required ? ['a body is required'] : [];
  if (!requestBody) return ['no body is declared'];
  const content = requestBody.content[mediaType(contentType)];
  if (!content) return [`content type ${contentType} is not declared`];
  return mediaType(contentType) === 'application/json' ? findErrors(content.schema, body) : [];
}

/** Returns whether the contract has a call, such as `GET /api/jobs`. */
function hasOperation(call) {
  const [method, path] = call.split(' ');
  return findOperation(method, path) !== undefined;
}

/** Errors of a request; empty where the contract permits it. */
function findRequestErrors({ method, path, query, contentType, body }) {
  const operation = findOperation(method, path);
  if (!operation) return ['the contract has no such call'];
  return [
    ...findParameterErrors('path', operation.parameters, operation.values),
    ...findParameterErrors('query', operation.parameters, query),
    ...findBodyErrors(operation, contentType, body),
  ];
}

/** Errors of an answer; empty where the contract permits it. */
function findResponseErrors({ method, path, status, contentType, text }) {
  const operation = findOperation(method, path);
  if (!operation) return ['the contract has no such call'];
  const declared = operation.responses[status] ?? operation.responses[`${String(status)[0]}XX`];
  if (!declared) return [`status ${status} is not declared`];
  if (!declared.content) return text ? ['a body is not declared'] : [];
  const content = declared.content[mediaType(contentType)];
  if (!content) return [`content type ${contentType} is not declared`];
  if (!mediaType(contentType).endsWith('json') || !content.schema) return [];
  return findErrors(content.schema, JSON.parse(text));
}

/** Returns the success status of a call: 200 if declared, otherwise the first one; null for a call without one. */
function findSuccess(method, path) {
  const responses = findOperation(method, path)?.responses ?? {};
  const status = '200' in responses ? '200' : Object.keys(responses).find((key) => key.startsWith('2'));
  return status ? { status: Number(status), hasBody: Boolean(responses[status].content) } : null;
}

module.exports = { findRequestErrors, findResponseErrors, findSuccess, hasOperation };
