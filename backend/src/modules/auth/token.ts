import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits as text for a cookie. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the stored form of a token: its SHA-256. It suffices for 256 random bits; a slow hash adds no security. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
