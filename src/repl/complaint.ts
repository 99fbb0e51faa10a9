/** What a person did wrong, in one line that says what to do about it. Anything else that is thrown is a bug. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

export const complain = (message: string): never => {
  throw new Complaint(message);
};

/** `a`, `b` or `c`, for messages. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
