import { startTestServer } from '../apps/api/test/shop/test-server.ts'
import { makePictureStore } from './rendered-pictures.ts'

/** One PostgreSQL for the whole run; every worker copies a database of its own. */
async function globalSetup() {
  const server = await startTestServer()
  await makePictureStore()
  return () => server.stop()
}

export default globalSetup
