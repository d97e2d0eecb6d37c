import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'

/** Writes manifest.json, by which the shop detects a truncated or hand-edited seed file. */
export function writeManifest(seeds: URL): void {
  const files = globSync('**/*.{csv,csv.gz}', { cwd: fileURLToPath(seeds) }).sort()
  const manifest = Object.fromEntries(files.map((file) => [file, measure(new URL(file, seeds))]))
  writeFileSync(new URL('manifest.json', seeds), `${JSON.stringify(manifest, null, 2)}\n`)
}

function measure(file: URL) {
  const bytes = readFileSync(file)
  const text = file.pathname.endsWith('.gz') ? gunzipSync(bytes) : bytes
  const [header = [], ...rows]: string[][] = parse(text)
  return {
    rows: rows.length,
    columns: header,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}
