import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../../scripts/web/build-web.mjs', import.meta.url))

/** Builds the web app if it is older than its sources. */
export function setup() {
  const { status } = spawnSync(process.execPath, [script, '--when-stale'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The web app could not be built.')
}
