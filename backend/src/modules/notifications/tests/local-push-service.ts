import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '@nukkad/contract/messages/push';

/** What the push service answers; `hang` takes a message and never answers. */
type PushAnswer = { status: number; headers?: Record<string, string> } | 'hang';

/** A message that the push service took, as the browser of the device reads it. */
interface TakenPush {
  path: string;
  headers: IncomingHttpHeaders;
  payload: PushPayload;
}

/** A browser that subscribed at the local push service. */
interface LocalDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const KEY_ID_AT = 21;

/** Decrypts a message of one record (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyId = body.subarray(KEY_ID_AT, KEY_ID_AT + (body[KEY_ID_AT - 1] ?? 0));
  const sealed = body.subarray(KEY_ID_AT + keyId.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), keyId]);
  const secret = hkdfSync('sha256', keys.computeSecret(keyId), auth, info, 32);
  const derive = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Claims of the signature (RFC 8292); throws when it is not by the key that it names. */
export function readVapid({ authorization = '' }: IncomingHttpHeaders): {
  publicKey: string;
  aud: string;
  sub: string;
} {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('signed by another key');
  return { publicKey, ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string }) };
}

/** A push service on this machine that decrypts what it takes, as the browser would. */
export class LocalPushService {
  readonly taken: TakenPush[] = [];
  /** Answers of the next requests, by their order; 201 when none is left. */
  answers: PushAnswer[] = [];
  private readonly devices = new Map<string, { keys: ECDH; auth: Buffer }>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<LocalPushService> {
    const server = createServer();
    const service = new LocalPushService(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        const answer = service.answers.shift() ?? { status: 201 };
        const device = service.devices.get(path);
        if (device) {
          const payload = JSON.parse(decrypt(Buffer.concat(parts), device.keys, device.auth)) as PushPayload;
          service.taken.push({ path, headers: request.headers, payload });
        }
        if (answer !== 'hang') response.writeHead(device ? answer.status : 404, answer.headers).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A new browser that subscribed here. */
  subscribe(): LocalDevice {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    const path = `/send/${randomBytes(9).toString('base64url')}`;
    this.devices.set(path, { keys, auth });
    return {
      endpoint: `${this.origin}${path}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
