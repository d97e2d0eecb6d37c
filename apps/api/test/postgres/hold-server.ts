import { startEmbeddedPostgres } from '../../src/db/postgres/embedded-postgres.ts'

// Stands in for the shop: holds a folder's server until it is stopped.
const [folder = ''] = process.argv.slice(2)
const server = await startEmbeddedPostgres(folder)
console.log(server.databaseUrl('postgres'))
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => {}, 60_000)
