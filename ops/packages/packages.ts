// `npm run packages`: writes the bill of materials and the list of licenses of what a shop runs with into
// bill-of-materials/, then asks the registry for known holes. Ends with code 1 for a high or critical one, unless called
// with --report: the tests of one commit must not begin to fail because of what was published after it.
import fs from 'node:fs'
import path from 'node:path'
import { findHoles } from './advisories.ts'
import { listLicenses, makeBill } from './bill.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'bill-of-materials')

fs.mkdirSync(folder, { recursive: true })
const bill = makeBill(root)
fs.writeFileSync(path.join(folder, 'mendwell.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
fs.writeFileSync(path.join(folder, 'licenses.csv'), listLicenses(bill))
console.log(`${bill.components.length} packages listed in bill-of-materials/`)

const answer = await findHoles({ root })
if ('silent' in answer) {
  console.log(`Known holes were not looked for, the registry does not tell them: ${answer.silent}`)
} else {
  for (const { name, severity, via } of answer.holes) {
    console.log(`${severity}: ${name} (${via.join('; ')})`)
  }
  const stopping = answer.holes.filter(({ stops }) => stops).length
  console.log(`${stopping} high or critical known holes in them`)
  if (stopping > 0 && !process.argv.includes('--report')) process.exitCode = 1
}
