/** A foreseeable reason why the shop cannot start: one line for the person at the terminal. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** The operating system's code of a failed call, such as EACCES or ENOSPC. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** The error and its causes, outermost first. */
export function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let at = error; at !== undefined && !chain.includes(at); ) {
    chain.push(at)
    at = at instanceof Error ? at.cause : undefined
  }
  return chain
}
