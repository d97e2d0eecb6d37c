import type { FastifyInstance } from 'fastify'
import { errorCode, StartProblem } from '../config/start-problem.ts'

interface Place {
  host: string
  port: number
  /** The setting that names the port. */
  setting?: string
}

/**
 * Opens the port and returns the actual one (PORT=0 takes any free one).
 * @throws StartProblem for a taken or forbidden port and for a host that is not this machine's.
 */
export async function listen(app: FastifyInstance, place: Place) {
  const { host, port } = place
  try {
    await app.listen({ host, port })
  } catch (cause) {
    throw new StartProblem(reasonOf(errorCode(cause), place), { cause })
  }
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : port
}

function reasonOf(code: string | undefined, { host, port, setting = 'PORT' }: Place): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop the program that uses it, or set ${setting} to another one.`
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user: set ${setting} to one above 1023.`
  }
  return `HOST ${host} with port ${port} cannot be opened (${code ?? 'unknown reason'}).`
}
