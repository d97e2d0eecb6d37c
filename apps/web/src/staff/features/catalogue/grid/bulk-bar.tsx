import { useState } from 'react'
import { editProducts } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import type { Selection } from '../../../components/lists/use-selection.ts'
import { countOf } from '../../../components/page/count-of.ts'

const WORDS = { N: 'Archive', A: 'Show in the shop' } as const

/** What can be done with the ticked products. */
export function BulkBar({ selection }: { selection: Selection }) {
  const [asked, setAsked] = useState<'A' | 'N'>()
  const { save, busy, refusal } = useSave(editProducts, {
    outdates: ['/staff/products'],
    success: ({ saved }) => `${countOf(saved, 'product')} saved`,
    onSaved: () => {
      setAsked(undefined)
      selection.clear()
    },
  })
  const wishes = (productStatus: 'A' | 'N') =>
    selection.keys.map((key) => ({ productId: Number(key), productStatus }))
  return (
    <>
      {selection.count > 0 && (
        <div className="savebar">
          <Button rank="outline" onClick={() => setAsked('N')}>
            Archive
          </Button>
          <Button rank="outline" onClick={() => setAsked('A')}>
            Show in the shop
          </Button>
          <p role="status">{selection.count} selected</p>
        </div>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`${WORDS[asked ?? 'N']}: ${countOf(selection.count, 'product')}?`}
        confirmLabel={WORDS[asked ?? 'N']}
        busy={busy}
        refusal={refusal}
        onConfirm={() => asked && save(wishes(asked))}
      >
        {asked === 'A'
          ? 'Customers can find and order them again.'
          : 'Customers will no longer see them. Past orders keep them, and you can show them again.'}
      </ConfirmDialog>
    </>
  )
}
