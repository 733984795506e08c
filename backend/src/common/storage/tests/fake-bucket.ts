import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FileBucket } from '../../../config/file-bucket.js';

const SECRET = 'a-secret-of-the-bucket';

/** Behaviour of the next requests: an error of the service, no answer, or a connection that ends in the content. */
export type BucketFault =
  | { status: number; code: string; times: number }
  | { isSilent: true; times: number }
  | { cutsContent: true; times: number };

export interface FakeBucket {
  bucket: FileBucket;
  /** Content by key. */
  objects: Map<string, Buffer>;
  /** Requests so far, as `PUT /bucket/key`. */
  requests: string[];
  fail(fault: BucketFault): void;
  close(): Promise<void>;
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Returns whether the request is signed with the secret (AWS Signature Version 4, header form). */
function isSigned(request: IncomingMessage, content: Buffer): boolean {
  const [, date = '', region = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(content)) return false;
  const url = new URL(request.url ?? '/', 'http://bucket');
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const names = signed.split(';');
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, url.pathname, query.join('&'), headers, signed, payload].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(key, text).toString('hex') === signature;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Starts a service with one bucket, which accepts PUT, GET and DELETE of objects with a valid signature. */
export async function startFakeBucket({ prefix = '' }: { prefix?: string } = {}): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let fault: BucketFault | null = null;

  const nextFault = (): BucketFault | null => {
    if (!fault || fault.times === 0) return null;
    fault.times--;
    return fault;
  };

  const answer = (request: IncomingMessage, response: ServerResponse, content: Buffer): void => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://bucket').pathname);
    requests.push(`${request.method} ${path}`);
    const now = nextFault();
    if (now && 'isSilent' in now) return;
    if (now && 'status' in now) return refuse(response, now.status, now.code);
    if (!isSigned(request, content)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const [, name, key] = /^\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (name !== 'files') return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') objects.set(String(key), content);
    if (request.method === 'DELETE') objects.delete(String(key));
    const stored = objects.get(String(key));
    if (request.method !== 'GET') response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
    else if (!stored) refuse(response, 404, 'NoSuchKey');
    else {
      response.writeHead(200, { 'content-length': stored.length });
      if (now) response.write(stored.subarray(0, 1), () => response.destroy());
      else response.end(stored);
    }
  };

  const server = createServer((request, response) => {
    void buffer(request).then((content) => answer(request, response, content));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    bucket: {
      ...{ name: 'files', region: 'ap-south-1', endpoint: `http://127.0.0.1:${port}`, prefix },
      credentials: { accessKeyId: 'nukkad', secretAccessKey: SECRET },
    },
    ...{ objects, requests },
    fail: (next) => (fault = { ...next }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
