import type { Server } from 'node:http';
import request, { type Agent, type Response, type Test } from 'supertest';
import { contractFault, operationOf } from './contract-answers.js';
import { assertEffects } from './effects/assert-effects.js';

/**
 * Throws unless the contract contains this response, its status, its content type and its shape, and the call had the
 * effects of the tables.
 */
function assertContracted(method: string, path: string, response: Response): void {
  const pathname = path.split('?', 1)[0] ?? '';
  const operation = operationOf(method, pathname);
  if (operation?.operationId) assertEffects(operation.operationId, pathname, response);
  if (!pathname.startsWith('/api/') || response.status === 302 || response.status === 303) return;
  const fault = contractFault({
    status: response.status,
    contentType: response.headers['content-type'] ?? '',
    // supertest gives no text of a binary body
    text: response.text ?? '',
    operation,
  });
  if (fault) throw new Error(`${method} ${pathname} → ${response.status}: ${fault}`);
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;
export type Api = Pick<Agent, (typeof METHODS)[number]>;

/**
 * Returns supertest on `server` with the headers of the product's own pages, without compression. A response that breaks
 * the contract fails the test.
 */
export function contractedApi(server: Server): Api {
  const call =
    (method: (typeof METHODS)[number]) =>
    (path: string): Test =>
      request(server)
        [method](path)
        .set('X-Requested-With', 'fetch')
        // compression.e2e-spec tests the compression, which would be a thirtieth of the processor time of all specs
        .set('Accept-Encoding', 'identity')
        .expect((response) => assertContracted(method.toUpperCase(), path, response));
  return Object.fromEntries(METHODS.map((method) => [method, call(method)])) as unknown as Api;
}
