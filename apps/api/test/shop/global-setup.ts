import { startTestServer } from './test-server.ts'

/** One PostgreSQL for the whole run; each test file then copies a database from the template. */
export async function setup() {
  const server = await startTestServer()
  return () => server.stop()
}
