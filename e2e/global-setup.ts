import { startTestServer } from '../apps/api/test/test-server.ts'

/** One PostgreSQL for the whole run; every worker copies a database of its own. */
async function globalSetup() {
  const server = await startTestServer()
  return () => server.stop()
}

export default globalSetup
