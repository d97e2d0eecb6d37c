import { useState } from 'react'
import { importLots } from '../../../../api/staff/stock/lots.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { FileImport } from '../../../components/files/file-import.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { countOf } from '../../../components/page/count-of.ts'

/** Where received pieces come from. */
export const ORIGINS = [
  { value: 'NEW', label: 'They have just arrived' },
  { value: 'COUNT', label: 'Here before lots were kept' },
]

/** Opening stock by lot from a CSV file. */
export function LotsImport() {
  const [note, setNote] = useState('Opening stock')
  const [origin, setOrigin] = useState('COUNT')
  return (
    <details className="panel stack">
      <summary>Receive from a CSV file</summary>
      <div className={formStyles.twoFields}>
        <SelectField
          label="Where the pieces come from"
          options={ORIGINS}
          value={origin}
          onChange={(event) => setOrigin(event.currentTarget.value)}
        />
        <TextField
          label="Reason"
          hint="Kept with each movement of stock"
          autoComplete="off"
          maxLength={200}
          value={note}
          error={note.trim() === '' ? 'Enter a reason' : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <FileImport
        // Each file is a receipt of its own; one that was received already is asked about.
        send={(file) => importLots({ file, note, isCount: origin === 'COUNT' }, newKey())}
        outdates={['/staff/lots', '/staff/products', '/staff/history']}
        success={({ pieces, lots, recalled = 0 }) =>
          `${countOf(pieces, 'piece')} received in ${countOf(lots, 'lot')}${recalled > 0 ? `. ${countOf(recalled, 'piece')} of them recalled: set them aside.` : ''}`
        }
      >
        Columns: <b className="strong">sku</b>, <b className="strong">lot</b> or{' '}
        <b className="strong">serial</b>, <b className="strong">expires</b> such as 2028-06-30, or Y
        under <b className="strong">neverExpires</b>, and <b className="strong">pieces</b>. HELD
        under <b className="strong">condition</b> keeps pieces from sale; Y under{' '}
        <b className="strong">confirmed</b> receives a row that was asked about. All rows are
        received, or none.
      </FileImport>
    </details>
  )
}
