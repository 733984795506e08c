/**
 * The result of a use case that commits its writes (a counted failed attempt, for example) and still fails with
 * `error`.
 */
export class RefusedAfterCommit {
  constructor(readonly error: Error) {}
}
