import { startEmbeddedPostgres } from '../../src/db/postgres/embedded-postgres.ts'

// A stand-in for the shop: holds the server of a folder until it is told to stop.
const [folder = ''] = process.argv.slice(2)
const server = await startEmbeddedPostgres(folder)
console.log(server.databaseUrl('postgres'))
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => {}, 60_000)
