import { FAMILY_FAULTS, MakeFamily } from '@mendwell/contract/families/staff-families'
import { says } from '@mendwell/contract/wire/validation-messages'
import { familyFaults } from '@mendwell/domain/catalog/family-faults'
import type { RowProblem } from '../../../ground/csv/file-problems.ts'
import type { FileFamily } from './family-rows.ts'

/** Errors within one family of a file, each at its row and column. `productIds` run parallel to its members. */
export function familyRowFaults(family: FileFamily, productIds: readonly number[]): RowProblem[] {
  const { title, axes } = family
  const members = family.members.map(({ values }, at) => ({
    productId: productIds[at] ?? 0,
    values,
  }))
  const form = MakeFamily.safeParse({ title, axes, members })
  const issues = form.success
    ? []
    : form.error.issues.map(({ path, message }) => placed(family, path.join('.'), message))
  const faults = familyFaults({ axes, members }).map(({ path, fault }) =>
    placed(family, path, says(FAMILY_FAULTS[fault])),
  )
  return [...issues, ...faults]
}

/** The cell of a form field: `members.2.values.0` is value1 of the third product's row. */
function placed(family: FileFamily, path: string, reported: string): RowProblem {
  const [list, at = '', part, place = ''] = path.split('.')
  const axis = family.axes[Number(at)]
  if (list === 'members' && at !== '') {
    const rowNo = family.members[Number(at)]?.rowNo ?? family.rowNo
    if (part !== 'values') return { rowNo, field: 'sku', reported }
    const column = Number(place) + 1
    const isOutOfOrder = reported === says('familyValueUnknown')
    const said = isOutOfOrder ? says('familyFileOrder', { column: `order${column}` }) : reported
    return { rowNo, field: `value${column}`, reported: said }
  }
  const { rowNo } = family
  if (list !== 'axes') return { rowNo, field: list === 'title' ? 'title' : '', reported }
  const number = Number(at || '0') + 1
  if (!axis || part === 'name') return { rowNo, field: `axis${number}`, reported }
  if (axis.hasOrder) return { rowNo, field: `order${number}`, reported }
  const value = axis.values[Number(place)]
  const row = family.members.find(({ values }) => values[number - 1] === value)
  return { rowNo: row?.rowNo ?? rowNo, field: `value${number}`, reported }
}
