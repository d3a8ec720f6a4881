const MOST_TRIES = 5;

/**
 * Repeats a request to the runtime or its stores whose connection had ended. The runtime closes
 * idle ones after five seconds, which a busy machine may notice only when using them.
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
