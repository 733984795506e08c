/** Questions that one call answers at most. */
const MOST_AT_ONCE = 200;

interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Answers many small questions of one kind with one call. Questions that arrive in the same moment or during the
 * previous call are sent together. A single question is sent at once. A failed call fails all of its questions.
 */
export class CoalescedCalls<Question, Answer> {
  private waiting: Waiting<Question, Answer>[] = [];
  private isUnderWay = false;

  /** `answerAll` returns the answers in the order of the questions. */
  constructor(private readonly answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>) {}

  answer(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (this.isUnderWay) return;
      this.isUnderWay = true;
      setImmediate(() => void this.work());
    });
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MOST_AT_ONCE);
      try {
        const answers = await this.answerAll(batch.map(({ question }) => question));
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.isUnderWay = false;
  }
}
