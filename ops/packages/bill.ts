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

/** The bill of materials of a running shop, in the format of CycloneDX 1.5. */
export interface Bill {
  bomFormat: string
  /** The shop itself. */
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** Packages that state their license only in a separate file. */
const BY_FILE: Record<string, string> = { 'png-js': 'MIT' }

/**
 * The bill of materials of the packages that a running shop uses, from the lockfile in this folder, without a network.
 * Packages only needed to build and test are filtered here: npm's own `--omit=dev` also omits packages that both need,
 * such as PostgreSQL's driver.
 */
export function makeBill(root: string): Bill {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const all: Bill = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 }),
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

/** Every package with its version and license as CSV, sorted by name. */
export function listLicenses({ components }: Bill): string {
  const rows = components
    .map(({ purl, version, licenses }) => [nameIn(purl), version, licenseText(licenses)])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  return stringify([['package', 'version', 'license'], ...rows])
}

const licenseText = (licenses: Component['licenses'] = []) =>
  licenses.map(({ license, expression }) => license?.id ?? expression).join(' AND ')

/** The full name: `name` of a scoped component lacks its scope. */
const nameIn = (purl: string) =>
  decodeURIComponent(purl.slice('pkg:npm/'.length, purl.lastIndexOf('@')))
