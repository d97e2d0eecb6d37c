import { execFileSync } from 'node:child_process'
import { stringify } from 'csv-stringify/sync'

interface Component {
  'bom-ref': string
  name: string
  version: string
  purl: string
  properties: { name: string; value: string }[]
  hashes?: { alg: string; content: string }[]
  licenses?: { license?: { id: string }; expression?: string }[]
}

/** What a shop runs with, in the words of CycloneDX 1.5. */
export interface Bill {
  bomFormat: string
  /** The shop itself. */
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** Names its license in a file of its own alone. */
const BY_FILE: Record<string, string> = { 'png-js': 'MIT' }

/**
 * The bill of materials of what the lockfile in this folder pins for a running shop; asks no network. What is needed to build
 * and test alone is left out here: npm's own `--omit=dev` also leaves out what both need, such as the driver of PostgreSQL.
 */
export function makeBill(root: string): Bill {
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const all: Bill = JSON.parse(
    execFileSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 }),
  )
  const components = all.components.filter((one) => !isForDevelopment(one)).map(withLicense)
  const left = new Set([all.metadata.component, ...components].map((one) => one['bom-ref']))
  const dependencies = all.dependencies.flatMap(({ ref, dependsOn }) =>
    left.has(ref) ? { ref, dependsOn: dependsOn.filter((each) => left.has(each)) } : [],
  )
  return { ...all, components, dependencies }
}

const isForDevelopment = ({ properties }: Component) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development')

function withLicense(component: Component): Component {
  const id = BY_FILE[component.name]
  return id ? { ...component, licenses: [{ license: { id } }] } : component
}

/** Every package with its version and license as CSV, by name. */
export function listLicenses({ components }: Bill): string {
  const rows = components
    .map(({ purl, version, licenses }) => [nameIn(purl), version, spell(licenses)])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return stringify([['package', 'version', 'license'], ...rows])
}

const spell = (licenses: Component['licenses'] = []) =>
  licenses.map(({ license, expression }) => license?.id ?? expression).join(' AND ')

/** Components of a scope bear their last name alone. */
const nameIn = (purl: string) =>
  decodeURIComponent(purl.slice('pkg:npm/'.length, purl.lastIndexOf('@')))
