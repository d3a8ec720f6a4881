/** The promise's value, or a rejection with `timeoutError` after `ms`. The work itself continues. */
export async function withTimeout<T>(
  ms: number,
  promise: Promise<T>,
  timeoutError = new Error(`no answer within ${ms} ms`),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
