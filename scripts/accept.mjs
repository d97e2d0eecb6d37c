// `npm run accept -- <address>`: every call of the API and every page of the sitemap against a running shop, as a black
// box. The staff checks sign in with STAFF_EMAIL and STAFF_PASSWORD.
import { spawn } from 'node:child_process'
import { root } from './install/install.mjs'

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const { STAFF_EMAIL, STAFF_PASSWORD } = process.env
if (!URL.canParse(address) || !STAFF_EMAIL || !STAFF_PASSWORD) {
  console.error('Use: STAFF_EMAIL=… STAFF_PASSWORD=… npm run accept -- http://localhost:3000')
  process.exit(2)
}
const env = { ...process.env, ACCEPT_URL: address }
const run = spawn('vitest', ['run', '--project', 'accept'], { cwd: root, stdio: 'inherit', env })
run.on('exit', (code) => process.exit(code ?? 1))
