/** SQL: the account `u` is suspended. */
export const IS_SUSPENDED = `coalesce(u.suspended_until > clock_timestamp(), false)`;
