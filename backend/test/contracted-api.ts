import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import request, { type Agent, type Response, type Test } from 'supertest';
import { assertEffects } from './effects/assert-effects.js';

interface Contract {
  paths: Record<
    string,
    Record<
      string,
      { operationId?: string; responses: Record<string, { content?: Record<string, { schema?: object }> }> }
    >
  >;
  components: { schemas: Record<string, object> };
}

// the global set-up parses openapi.yaml once for all specs
const contract = JSON.parse(readFileSync(process.env['TEST_CONTRACT'] ?? '', 'utf8')) as Contract;
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

const operations = Object.entries(contract.paths).map(([template, methods]) => ({
  pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  literal: !template.includes('{'),
  template,
  methods,
}));

const compiled = new Map<string, ValidateFunction>();

function validator(schema: object): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const known = compiled.get(text);
  if (known) return known;
  const made = ajv.compile(JSON.parse(text) as object);
  compiled.set(text, made);
  return made;
}

type Operation = Contract['paths'][string][string];

/** Returns the operation of the contract for a call; undefined if there is none. */
function operationOf(method: string, pathname: string): Operation | undefined {
  const fitting = operations.filter((entry) => entry.pattern.test(pathname));
  return (fitting.find((entry) => entry.literal) ?? fitting[0])?.methods[method.toLowerCase()];
}

/**
 * Throws unless the contract contains this response, its status, its content type and its shape, and the call had the
 * effects of the tables.
 */
function assertContracted(method: string, path: string, response: Response): void {
  const pathname = path.split('?', 1)[0] ?? '';
  const operation = operationOf(method, pathname);
  if (operation?.operationId) assertEffects(operation.operationId, pathname, response);
  if (!pathname.startsWith('/api/') || response.status === 302 || response.status === 303) return;
  const where = `${method} ${pathname} → ${response.status}`;
  if (!operation) {
    if (response.status === 404) return;
    throw new Error(`${where}: the contract has no such call`);
  }
  const family = `${String(response.status)[0]}XX`;
  const declared = operation.responses[String(response.status)] ?? operation.responses[family];
  if (!declared) throw new Error(`${where}: the contract declares no such status`);
  const contents = declared.content;
  if (!contents) {
    if (response.text) throw new Error(`${where}: the contract declares no body`);
    return;
  }
  const type = (response.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const content = contents[type];
  if (!content) throw new Error(`${where}: content type ${type} is not declared`);
  if (!type.endsWith('json') || !content.schema) return;
  const validate = validator(content.schema);
  const body: unknown = type === 'application/json' ? response.body : JSON.parse(response.text);
  if (!validate(body)) throw new Error(`${where}: ${ajv.errorsText(validate.errors)}`);
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;
export type Api = Pick<Agent, (typeof METHODS)[number]>;

/**
 * Returns supertest on `server` with the headers of the product's own pages; a response that breaks the contract fails
 * the test.
 */
export function contractedApi(server: Server): Api {
  const call =
    (method: (typeof METHODS)[number]) =>
    (path: string): Test =>
      request(server)
        [method](path)
        .set('X-Requested-With', 'fetch')
        .expect((response) => assertContracted(method.toUpperCase(), path, response));
  return Object.fromEntries(METHODS.map((method) => [method, call(method)])) as unknown as Api;
}
