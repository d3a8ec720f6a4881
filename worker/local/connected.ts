const MOST_TRIES = 5;

/**
 * Repeats a request to the runtime, or to one of its stores, whose connection had ended. The runtime closes one that is
 * idle for five seconds, and on a busy machine this thread may not hear of it before it uses the connection again.
 */
export async function connected<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isEndedConnection(error)) throw error;
    }
  }
}

function isEndedConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "UND_ERR_SOCKET") || isEndedConnection(error.cause);
}
