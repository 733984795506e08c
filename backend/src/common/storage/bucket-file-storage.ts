import type { Readable } from 'node:stream';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileBucket } from '../../config/file-bucket.js';
import type { AppLogger } from '../observability/app-logger.js';
import { FileStorage } from './file-storage.js';
import { StorageFull, StorageUnavailable } from './storage-errors.js';

const CONNECT_TIMEOUT_MS = 1000;
/** Milliseconds without an answer after which a call has failed. */
const ANSWER_TIMEOUT_MS = 5000;
const ATTEMPTS = 2;
const TOO_MANY_REQUESTS = 429;
const INSUFFICIENT_STORAGE = 507;

type Sdk = typeof import('@aws-sdk/client-s3');

interface ServiceError {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/**
 * Files in a bucket of an S3-compatible service, which all processes share. A put or a delete is repeated once after a
 * failure of the network: both have the same effect when they run twice. Throws StorageUnavailable if the service
 * cannot be reached or is too busy, and StorageFull if it accepts no more files; every other error is a defect of the
 * settings, such as a wrong key. The package is loaded with the first call.
 */
export class BucketFileStorage extends FileStorage implements OnApplicationBootstrap, OnApplicationShutdown {
  private connection: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(
    private readonly bucket: FileBucket,
    private readonly logger: Pick<AppLogger, 'error' | 'warn'>,
    private readonly answerTimeoutMs = ANSWER_TIMEOUT_MS,
  ) {
    super();
  }

  /** Reports an unusable bucket at the start; the product runs without its files. */
  async onApplicationBootstrap(): Promise<void> {
    const { name } = this.bucket;
    try {
      await this.call(({ sdk, client }) => client.send(new sdk.HeadBucketCommand({ Bucket: name })));
    } catch (error) {
      const reason = reasonOf(((error as Error).cause ?? error) as ServiceError);
      this.logger.error({ event: 'storage.bucket-unusable', bucket: name, reason });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.connection)?.client.destroy();
  }

  async put(key: string, content: Buffer): Promise<void> {
    const object = this.objectOf(key);
    await this.call(({ sdk, client }) =>
      client.send(new sdk.PutObjectCommand({ ...object, Body: content, ContentLength: content.length })),
    );
  }

  async open(key: string): Promise<Readable | null> {
    const object = this.objectOf(key);
    try {
      const { Body: body } = await this.call(({ sdk, client }) => client.send(new sdk.GetObjectCommand(object)));
      return body as Readable;
    } catch (error) {
      if ((error as ServiceError).name === 'NoSuchKey') return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const object = this.objectOf(key);
    await this.call(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand(object)));
  }

  private objectOf(key: string): { Bucket: string; Key: string } {
    this.assertKey(key);
    return { Bucket: this.bucket.name, Key: `${this.bucket.prefix}${key}` };
  }

  private async call<T>(send: (connection: { sdk: Sdk; client: S3Client }) => Promise<T>): Promise<T> {
    this.connection ??= this.connect();
    try {
      return await send(await this.connection);
    } catch (error) {
      const failure = asStorageError(error as ServiceError);
      if (failure !== error)
        this.logger.warn({ event: 'storage.unavailable', reason: reasonOf(error as ServiceError) });
      throw failure;
    }
  }

  private async connect(): Promise<{ sdk: Sdk; client: S3Client }> {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, credentials, region } = this.bucket;
    const client = new sdk.S3Client({
      region,
      // a name in the path works with every service; one in the host name needs a certificate for each bucket
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials === null ? {} : { credentials }),
      maxAttempts: ATTEMPTS,
      // services other than AWS do not support the newer checksums
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        ...{ connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: this.answerTimeoutMs, throwOnRequestTimeout: true },
        // a body that stops in the middle
        socketTimeout: this.answerTimeoutMs,
      },
    });
    return { sdk, client };
  }
}

/** Returns the error of this product for one of the service or the network; an unknown one is returned as it is. */
function asStorageError(error: ServiceError): unknown {
  const { name = '', $metadata } = error;
  const status = $metadata?.httpStatusCode;
  if (name === 'QuotaExceeded' || status === INSUFFICIENT_STORAGE) {
    return new StorageFull('file storage', { cause: error });
  }
  const isUnanswered = status === undefined && name !== 'CredentialsProviderError';
  const isTransient = isUnanswered || Number(status) >= 500 || status === TOO_MANY_REQUESTS;
  return isTransient ? new StorageUnavailable('file storage', { cause: error }) : error;
}

/** Returns the name and the status of an error, without the address of the object. */
function reasonOf({ name = 'Error', code, $metadata }: ServiceError): string {
  return [code ?? name, $metadata?.httpStatusCode].filter(Boolean).join(' ');
}
