import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { cookieName } from '../cookies.js';
import { Sessions } from '../sessions.js';

/** Opens a session for an account; returns the Cookie header that carries it. */
export async function signIn(app: INestApplicationContext, user: { id: string }): Promise<string> {
  const token = await app.get(Sessions, { strict: false }).open(app.get(DataSource).manager, user.id);
  return `${cookieName(app.get<AppConfig>(APP_CONFIG), 'sid')}=${token}`;
}
