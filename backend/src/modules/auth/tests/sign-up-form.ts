import type { SignUpForm } from '@nukkad/contract/accounts/auth';

let made = 0;

/** Returns a correctly filled sign-up form, with a unique address and number. */
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
