/** A bucket of an S3-compatible service for uploaded files. */
export interface FileBucket {
  name: string;
  region: string;
  /** Address of the service; null for that of AWS in the region. */
  endpoint: string | null;
  /** Null: the credentials of the machine or the container, in the order of the AWS SDK. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Prefix of all keys: the region of this database with a slash, or nothing. Regions may share one bucket. */
  prefix: string;
}

/** Settings of the bucket. */
interface BucketSettings {
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  REGION_ID?: string | undefined;
}

/** Returns the bucket of the settings; null if files are in `DATA_DIR`. Throws what `refuse` returns for a part. */
export function fileBucketOf(settings: BucketSettings, refuse: (sentence: string) => Error): FileBucket | null {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (name === undefined) {
    if (settings.S3_ENDPOINT ?? accessKeyId ?? secretAccessKey) {
      throw refuse('Set S3_BUCKET as well, or files remain in DATA_DIR.');
    }
    return null;
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw refuse('Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.');
  }
  return {
    name,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    prefix: settings.REGION_ID === undefined ? '' : `${settings.REGION_ID}/`,
  };
}
