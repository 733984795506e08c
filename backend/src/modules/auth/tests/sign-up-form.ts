import type { SignUpForm } from '@nukkad/domain/auth';

let made = 0;

/** A sign-up form that is filled correctly, with an address and a number of its own. */
export function formOf(fields: Partial<SignUpForm> = {}): SignUpForm {
  made++;
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `newcomer${made}-${process.pid}@example.com`,
    phone: `+9197${String(20_000_000 + made)}`,
    password: 'jasmine-tea-at-six',
    confirmPassword: fields.password ?? 'jasmine-tea-at-six',
    ...fields,
  };
}
