/** More calls than any limit of a minute allows. */
const CALLS = 70;
const MOST_ROUNDS = 10;

/** The refusal of a call over the limit. Takes some rounds if the minute turns. */
export async function tooOften<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answers = await Promise.all(Array.from({ length: CALLS }, call));
    const refusal = answers.find(({ status }) => status === 429);
    if (refusal) return refusal;
  }
  throw new Error("No call was refused");
}
