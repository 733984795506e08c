/** What a use case returns to commit what it wrote (a counted wrong try, say) and still fail with `error`. */
export class RefusedAfterCommit {
  constructor(readonly error: Error) {}
}
