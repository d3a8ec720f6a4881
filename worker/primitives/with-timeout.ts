/** The promise's value, or rejects with `timeoutError` after `ms`. The promise itself goes on. */
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
