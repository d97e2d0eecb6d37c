import type { FastifyBaseLogger } from 'fastify'

const silent = () => {}

/** Only errors are worth a line in a test run: a 500 shows its cause. */
export function testLogger(): FastifyBaseLogger {
  const logger: FastifyBaseLogger = {
    level: 'error',
    fatal: console.error,
    error: console.error,
    warn: silent,
    info: silent,
    debug: silent,
    trace: silent,
    silent,
    child: () => logger,
  }
  return logger
}
