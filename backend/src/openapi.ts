import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { BRAND } from '@nukkad/contract/platform/brand';
import { ProblemSchema } from '@nukkad/contract/problem';
import { stringify } from 'yaml';
import { z } from 'zod';
import { AppModule } from './app.module.js';
import { readConfig } from './config/environment.js';
import { PUBLIC_EXTENSION } from './common/security/principal.js';

// Writes the contract without a database: Nest in preview mode makes no instance and opens no connection.
const OUTPUT = process.argv[2] ?? fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

const PROBLEM = {
  description: 'A problem (RFC 9457), in the language of the request',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** OpenAPI 3.0 wants null among the values of a nullable enumeration. */
function nameNull(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { nullable, enum: values } = node as { nullable?: boolean; enum?: unknown[] };
  if (nullable && Array.isArray(values) && !values.includes(null)) values.push(null);
  Object.values(node).forEach(nameNull);
}

/** Adds what every call has: problem answers, and the session cookie where one is needed. */
function complete(document: OpenAPIObject): OpenAPIObject {
  document.components ??= {};
  document.components.schemas ??= {};
  document.components.schemas['Problem'] = z.toJSONSchema(z.object(ProblemSchema.shape), {
    target: 'openapi-3.0',
  }) as object;
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (!operation) continue;
      operation.responses['4XX'] = PROBLEM;
      operation.responses['5XX'] = PROBLEM;
      const marks = operation as unknown as Record<string, unknown>;
      operation.security = marks[PUBLIC_EXTENSION] ? [] : [{ session: [] }];
      delete marks[PUBLIC_EXTENSION];
    }
  }
  nameNull(document);
  document.components.schemas = Object.fromEntries(
    Object.entries(document.components.schemas).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return document;
}

const config = readConfig({ DATABASE_URL: 'postgres://127.0.0.1/contract', NODE_ENV: 'test' });
const app = await NestFactory.create(AppModule.with(config), { preview: true, logger: ['error'], abortOnError: false });
const document = SwaggerModule.createDocument(
  app,
  new DocumentBuilder()
    .setTitle(BRAND)
    .setDescription(
      'Local work in India: jobs within 20 km, applications, interviews, instant hire. A call with a body requires the header ' +
        'X-Requested-With, with any value. The header X-Page-Account of a page contains the account for which it was opened; ' +
        'if another account is signed in, the response is 409 with the code errors.anotherAccount.',
    )
    .setVersion('1')
    .setLicense('Proprietary', 'https://spdx.org/licenses/')
    .addServer('/')
    .addCookieAuth('sid', { type: 'apiKey', in: 'cookie', name: 'sid' }, 'session')
    .build(),
  { operationIdFactory: (_controller, method) => method },
);
writeFileSync(OUTPUT, stringify(complete(document), { aliasDuplicateObjects: false, lineWidth: 120 }));
process.exit(0);
