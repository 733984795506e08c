import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

interface Operation {
  operationId?: string;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** As much of an answer as the contract describes. */
export interface ContractAnswer {
  status: number;
  /** The header `Content-Type`; empty without one. */
  contentType: string;
  text: string;
  /** Undefined for an address and a method that the contract does not have. */
  operation: Operation | undefined;
}

// the global set-up parses openapi.yaml once for all specs
const contract = JSON.parse(readFileSync(process.env['TEST_CONTRACT'] ?? '', 'utf8')) as Contract;
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

const operations = Object.entries(contract.paths).map(([template, methods]) => ({
  pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  literal: !template.includes('{'),
  methods,
}));

/** Validators by the text of their schema, compiled when first used; most problems have the same text. */
const compiled = new Map<string, ValidateFunction>();
/** Validators of the schemas of the contract: writing a schema as text lasts longer than the validation. */
const known = new WeakMap<object, ValidateFunction>();

function validator(schema: object): ValidateFunction {
  const found = known.get(schema);
  if (found) return found;
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const made = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
  compiled.set(text, made);
  known.set(schema, made);
  return made;
}

/** The operation of the contract that a call names, with a slash at its end or without; undefined when there is none. */
export function operationOf(method: string, pathname: string): Operation | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const fitting = operations.filter((entry) => entry.pattern.test(path));
  return (fitting.find((entry) => entry.literal) ?? fitting[0])?.methods[method.toLowerCase()];
}

/** What the contract does not declare about an answer: its status, its content type or its shape; null for an answer that it declares. */
export function contractFault({ status, contentType, text, operation }: ContractAnswer): string | null {
  if (!operation) return status === 404 ? null : 'the contract has no such call';
  const declared = operation.responses[String(status)] ?? operation.responses[`${String(status)[0]}XX`];
  if (!declared) return 'the contract declares no such status';
  if (!declared.content) return text ? 'the contract declares no body' : null;
  const type = contentType.split(';', 1)[0] ?? '';
  const content = declared.content[type];
  if (!content) return `content type ${type} is not declared`;
  if (!type.endsWith('json') || !content.schema) return null;
  const validate = validator(content.schema);
  return validate(JSON.parse(text)) ? null : ajv.errorsText(validate.errors);
}
