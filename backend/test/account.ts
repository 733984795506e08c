import { signIn } from '../src/modules/auth/tests/signed-in.js';
import { saveUser } from '../src/modules/users/tests/user.factory.js';
import type { TestApp } from './app.js';

/** Creates an account and returns it with the Cookie header of its session, for tests of code that no module owns. */
export async function signedInAccount(test: TestApp): Promise<{ id: string; cookie: string }> {
  const user = await saveUser(test.dataSource);
  return { id: user.id, cookie: await signIn(test.app, user) };
}
