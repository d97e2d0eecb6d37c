import type { SaleClass } from '@mendwell/domain/catalog/sale-class'
import { useQuery } from '@tanstack/react-query'
import { staffKinds } from '../../../../api/staff/kinds.ts'
import type { CheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import type { ProductValues } from './product-values.ts'

/** Who may order it, as worded in the list. */
const CLOSED: Readonly<Record<SaleClass, string>> = {
  OPEN: '',
  AGE: ' (adults)',
  PRESCRIPTION: ' (prescription only: not sold online)',
  PROFESSIONAL: ' (verified clinics only)',
  LICENSED: ' (license needed: not sold online)',
  NOT_ONLINE: ' (not sold online)',
}

/** The product's kind: texts, warnings and who may order it follow from that. */
export function KindField({ form }: { form: CheckedForm<ProductValues> }) {
  const kinds = useQuery(staffKinds()).data ?? []
  return (
    <SelectField
      label="Product kind"
      optional="(optional)"
      hint="Sets the purpose, the warnings and who may order it"
      placeholder="Not set"
      options={kinds.map(({ kindKey, name, saleClass }) => ({
        value: kindKey,
        label: name + CLOSED[saleClass],
      }))}
      {...form.field('kindKey')}
    />
  )
}
