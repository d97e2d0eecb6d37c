import { errorCode, StartProblem } from '../../config/start-problem.ts'

/** Turns an error of the system or initdb into one line that says what to do. */
export function describeProblem(error: unknown, folder: string): StartProblem {
  const text = textOf(error)
  if (errorCode(error) === 'ENOSPC' || text.includes('No space left on device')) {
    return new StartProblem(
      `The disk is full: PostgreSQL cannot write its data of ${folder}. Make room and start again.`,
      { cause: error },
    )
  }
  if (error instanceof StartProblem) return error
  if (/error while loading shared libraries|ENOENT.*(initdb|postgres)$/m.test(text)) {
    return new StartProblem(
      'The PostgreSQL binaries are incomplete: run npm ci (with install scripts allowed), ' +
        'or set DATABASE_URL.',
      { cause: error },
    )
  }
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/.test(errorCode(error) ?? '')) {
    return new StartProblem(
      `The data folder ${folder} cannot be written (${errorCode(error)}): ` +
        'give it to the user who starts Mendwell, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
  return new StartProblem(`PostgreSQL could not be prepared in ${folder}: ${firstLine(text)}`, {
    cause: error,
  })
}

/** initdb writes its reason to standard error, which execFile stores beside the message. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stderr = 'stderr' in error ? String(error.stderr) : ''
  return `${error.message}\n${stderr}`
}

const firstLine = (text: string) =>
  text.split('\n').find((line) => /error:|FATAL:/.test(line)) ?? text.split('\n')[0]
