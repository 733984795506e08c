import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiConsumes, ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

interface OperationOptions {
  /** One line for the contract. */
  summary: string;
  /** Status of success; 200 by default. */
  status?: number;
  /** Schema of the response; fields outside of it are not sent. */
  response?: z.ZodType;
  /** Content type of an answer that is not JSON. */
  produces?: string;
  /** Description of the response, if it is a stream of server-sent events. */
  stream?: string;
  /** Content types of the body when it is not JSON alone. */
  consumes?: string[];
  headers?: Record<
    string,
    { description: string; schema: { type: 'string' | 'integer'; minimum?: number; maximum?: number } }
  >;
}

/** Returns the schema that serialises one item: Nest serialises a list item by item. */
const itemSchema = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;

/** Declares one call of the contract: its summary, its status, and the schema that its answer is serialised through. */
export function Operation(options: OperationOptions): MethodDecorator {
  const status = options.status ?? 200;
  return applyDecorators(
    ApiOperation({ summary: options.summary }),
    HttpCode(status),
    ApiResponse({
      status,
      description: options.stream ?? (options.response || options.produces ? 'Success' : 'Done'),
      ...(options.response ? { standardSchema: options.response } : {}),
      ...(options.produces
        ? { content: { [options.produces]: { schema: { type: 'string', format: 'binary' } } } }
        : {}),
      // OpenAPI cannot describe the shape of a stream: it is text
      ...(options.stream ? { content: { 'text/event-stream': { schema: { type: 'string' } } } } : {}),
      ...(options.headers ? { headers: options.headers } : {}),
    }),
    ...(options.response ? [SerializeOptions({ schema: itemSchema(options.response) })] : []),
    ...(options.consumes ? [ApiConsumes(...options.consumes)] : []),
    ...(options.produces ? [ApiProduces(options.produces)] : []),
    ...(options.stream ? [ApiProduces('text/event-stream')] : []),
  );
}
