import { errorCode, StartProblem } from '../../config/start-problem.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

interface Failed {
  file: string
  verb: 'read' | 'written'
}

/** One line for an operating system error about a file; any other error stays as it is. */
export function fileProblem(cause: unknown, { file, verb }: Failed): unknown {
  if (!isOfDisk(cause)) return cause
  const code = errorCode(cause) ?? ''
  const remedy = FULL.has(code)
    ? 'Make room on its disk.'
    : 'Name one in a folder that is there and open to you.'
  return new StartProblem(`The file ${file} cannot be ${verb} (${code}). ${remedy}`, { cause })
}

/** Sockets fail with the same codes, but in another system call or without one. */
function isOfDisk(error: unknown): error is Error {
  const isOfSystem = error instanceof Error && 'syscall' in error && 'errno' in error
  return isOfSystem && !('address' in error) && !/^(EPIPE|ECONN)/.test(errorCode(error) ?? '')
}
