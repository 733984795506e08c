import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits as text for a cookie. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token: its SHA-256. Enough for 256 random bits, where a slow hash would buy nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
