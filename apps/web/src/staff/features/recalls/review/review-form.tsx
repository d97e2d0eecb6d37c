import { RECALL_CLASSES, REMEDIES } from '@mendwell/domain/recalls/recalls'
import { useState } from 'react'
import {
  confirmRecall,
  type RecallDetail,
  type SaveBody,
  saveRecall,
} from '../../../../api/staff/stock/recalls.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea, TextField } from '../../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { CLASS_WORDS, REMEDY_WORDS } from '../parts/recall-words.ts'
import { ChooseProducts } from './choose-products.tsx'
import { DecideLots } from './decide-lots.tsx'

type Draft = Omit<SaveBody, 'updatedAt'>

const draftOf = (recall: RecallDetail): Draft => ({
  recallClass: recall.recallClass,
  title: recall.title,
  firm: recall.firm,
  reason: recall.reason,
  initiatedOn: recall.initiatedOn,
  instructions: recall.instructions,
  instructionsEs: recall.instructionsEs,
  remedy: recall.remedy,
  soldFrom: recall.soldFrom,
  soldUntil: recall.soldUntil,
  products: recall.products.map(({ productId, reason, criterion, unknownToo }) => ({
    productId,
    reason,
    criterion,
    unknownToo,
  })),
})

const OUTDATES = [
  '/staff/recalls',
  '/staff/lots',
  '/staff/products',
  '/staff/orders',
  '/staff/history',
]

/** What is decided before a recall takes effect: the text for buyers, products and lots, and then the confirmation. */
export function ReviewForm({ recall }: { recall: RecallDetail }) {
  const { recallId, updatedAt } = recall
  const [draft, setDraft] = useState(() => draftOf(recall))
  const [isChanged, setChanged] = useState(false)
  const [decisions, setDecisions] = useState<Readonly<Record<number, boolean>>>({})
  const [isAsking, setAsking] = useState(false)
  const change = (part: Partial<Draft>) => {
    setChanged(true)
    setDraft((before) => ({ ...before, ...part }))
  }
  useUnsaved(isChanged)
  const saving = useSave(saveRecall, { outdates: OUTDATES, success: 'Saved' })
  const confirming = useSave(confirmRecall, {
    outdates: OUTDATES,
    success: ({ recallStatus, figures }) =>
      recallStatus === 'PROPOSED'
        ? 'Your confirmation is kept. Somebody else must confirm it too.'
        : `Confirmed. Notified: ${countOf(figures.notified, 'order')}.`,
    onSaved: () => setAsking(false),
  })
  const field = (name: 'title' | 'firm' | 'reason' | 'instructions' | 'instructionsEs') => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  })
  const dayField = (name: 'soldFrom' | 'soldUntil') => ({
    type: 'date',
    value: draft[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value || null }),
  })
  const lots = Object.entries(decisions).map(([lotId, isAffected]) => ({
    lotId: Number(lotId),
    isAffected,
  }))
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        saving.save({ recallId, ...draft, updatedAt })
      }}
    >
      <ChooseProducts
        recall={recall}
        products={draft.products}
        onChange={(products) => change({ products })}
      />
      {!isChanged && (
        <DecideLots
          products={recall.products}
          decisions={decisions}
          onDecide={(lotId, isAffected) =>
            setDecisions((before) => ({ ...before, [lotId]: isAffected }))
          }
        />
      )}
      <section className="panel stack">
        <h2>What buyers read</h2>
        <TextField label="What is recalled" maxLength={300} {...field('title')} />
        <div className={formStyles.twoFields}>
          <TextField label="Who recalls it" maxLength={200} {...field('firm')} />
          <SelectField
            label="Class"
            options={RECALL_CLASSES.map((value) => ({ value, label: CLASS_WORDS[value] }))}
            value={draft.recallClass}
            onChange={({ currentTarget }) =>
              change({ recallClass: currentTarget.value as Draft['recallClass'] })
            }
          />
        </div>
        <TextArea label="Why" rows={3} maxLength={4000} {...field('reason')} />
        <TextArea
          label="What to do"
          hint="Stop using it, keep it, throw it away. If someone may depend on it, say whom to ask first."
          rows={3}
          maxLength={2000}
          {...field('instructions')}
        />
        <TextArea
          label="What to do, in Spanish"
          optional="(optional)"
          rows={3}
          maxLength={2000}
          {...field('instructionsEs')}
        />
        <SelectField
          label="What the shop gives"
          hint="Whoever answers that they still have it gets it by a return, without a fee"
          options={REMEDIES.map((value) => ({ value, label: REMEDY_WORDS[value] }))}
          value={draft.remedy}
          onChange={({ currentTarget }) =>
            change({ remedy: currentTarget.value as Draft['remedy'] })
          }
        />
        <div className={formStyles.twoFields}>
          <TextField
            label="Sent from"
            optional="(optional)"
            hint="For pieces whose lot is unknown"
            {...dayField('soldFrom')}
          />
          <TextField label="Sent until" optional="(optional)" {...dayField('soldUntil')} />
        </div>
      </section>
      <section className="panel stack">
        <Refusal refusal={saving.refusal} />
        <div className="row">
          <Button type="submit" busy={saving.busy} rank={isChanged ? 'primary' : 'outline'}>
            Save
          </Button>
          <Button rank="danger" disabled={isChanged} onClick={() => setAsking(true)}>
            Confirm the recall
          </Button>
          {isChanged && <span className="muted">Save first, then confirm.</span>}
        </div>
      </section>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Confirm this recall?"
        confirmLabel="Confirm and tell buyers"
        danger
        busy={confirming.busy}
        refusal={confirming.refusal}
        onConfirm={() => confirming.save({ recallId, lots, updatedAt })}
      >
        <p>
          Pieces that are affected are frozen at once, orders that wait for them are held, and
          everybody who got some is emailed. This can’t be undone. Class I may need two people, see
          Settings.
        </p>
      </ConfirmDialog>
    </form>
  )
}
