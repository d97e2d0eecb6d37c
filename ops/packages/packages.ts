// `npm run packages`: writes the bill of materials and the license list of a shop's runtime packages to
// bill-of-materials/, then checks the registry for known vulnerabilities. Exits with code 1 for a high or critical one,
// except with --report: a commit's tests must not start to fail because of a later publication.
import fs from 'node:fs'
import path from 'node:path'
import { findVulnerabilities } from './advisories.ts'
import { listLicenses, makeBill } from './bill.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'bill-of-materials')

fs.mkdirSync(folder, { recursive: true })
const bill = makeBill(root)
fs.writeFileSync(path.join(folder, 'mendwell.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
fs.writeFileSync(path.join(folder, 'licenses.csv'), listLicenses(bill))
console.log(`${bill.components.length} packages listed in bill-of-materials/`)

const answer = await findVulnerabilities({ root })
if ('unavailable' in answer) {
  console.log(`Could not check for known vulnerabilities: ${answer.unavailable}`)
} else {
  for (const { name, severity, via } of answer.vulnerabilities) {
    console.log(`${severity}: ${name} (${via.join('; ')})`)
  }
  const failing = answer.vulnerabilities.filter(({ failsBuild }) => failsBuild).length
  console.log(`${failing} high or critical known vulnerabilities in them`)
  if (failing > 0 && !process.argv.includes('--report')) process.exitCode = 1
}
