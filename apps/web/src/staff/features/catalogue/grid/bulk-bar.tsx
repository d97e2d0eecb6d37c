import { MAX_MEMBERS } from '@mendwell/domain/catalog/family-faults'
import { useState } from 'react'
import { Link } from 'react-router'
import { editManyProducts, type SavedProducts } from '../../../../api/staff/products.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { useSave } from '../../../components/forms/use-save.ts'
import type { Selection } from '../../../components/lists/use-selection.ts'
import { countOf } from '../../../components/page/count-of.ts'

const WORDS = { N: 'Archive', A: 'Show in the shop' } as const

/** Actions for the selected products. */
export function BulkBar({
  selection,
  onSaved,
}: {
  selection: Selection
  onSaved: (saved: SavedProducts) => void
}) {
  const [pending, setPending] = useState<'A' | 'N'>()
  const { save, busy, refusal } = useSave(editManyProducts, {
    outdates: ['/staff/products'],
    onSaved: (saved) => {
      setPending(undefined)
      selection.clear()
      onSaved(saved)
    },
  })
  const inputs = (productStatus: 'A' | 'N') =>
    selection.keys.map((key) => ({ productId: Number(key), productStatus }))
  return (
    <>
      {selection.count > 0 && (
        <div className={formStyles.saveBar}>
          <Button rank="outline" onClick={() => setPending('N')}>
            Archive
          </Button>
          <Button rank="outline" onClick={() => setPending('A')}>
            Show in the shop
          </Button>
          {selection.count > 1 && selection.count <= MAX_MEMBERS && (
            <Link
              className={buttonClass('outline')}
              to={`/families/new?products=${selection.keys.join()}`}
            >
              Make a family
            </Link>
          )}
          <p role="status">{selection.count} selected</p>
        </div>
      )}
      <ConfirmDialog
        opened={pending !== undefined}
        onClose={() => setPending(undefined)}
        title={`${WORDS[pending ?? 'N']}: ${countOf(selection.count, 'product')}?`}
        confirmLabel={WORDS[pending ?? 'N']}
        busy={busy}
        refusal={refusal}
        onConfirm={() => pending && save(inputs(pending))}
      >
        {pending === 'A'
          ? 'Customers can find and order them again.'
          : 'Customers will no longer see them. Past orders keep them, and you can show them again.'}
      </ConfirmDialog>
    </>
  )
}
