const MAX_ENTRIES = 100
const entries: string[] = []

/** Specification §8: 'Service: {operation} failed: {message}' to the console and an in-memory log. */
export function logServiceFailure(operation: string, error: unknown): void {
  const entry = `Service: ${operation} failed: ${error instanceof Error ? error.message : error}`
  entries.push(entry)
  if (entries.length > MAX_ENTRIES) entries.shift()
  console.info(entry)
}

/** The failures of this visit, oldest first. */
export const serviceLog = (): readonly string[] => entries
