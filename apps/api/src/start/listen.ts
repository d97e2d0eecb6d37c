import type { FastifyInstance } from 'fastify'
import { errorCode, StartProblem } from '../config/start-problem.ts'

/**
 * Opens the port and returns the one that was opened (PORT=0 takes any free one).
 * @throws StartProblem for a taken or forbidden port and for a host that is not ours.
 */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }) {
  try {
    await app.listen({ host, port })
  } catch (cause) {
    throw new StartProblem(reasonOf(errorCode(cause), host, port), { cause })
  }
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : port
}

function reasonOf(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user: set PORT to one above 1023.`
  }
  return `HOST ${host} with port ${port} cannot be opened (${code ?? 'unknown reason'}).`
}
