import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteTax, saveTax, type TaxAnswer, taxes } from '../../../api/staff/settings.ts'
import { useKnownPlaces } from '../../../components/places/use-known-places.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { FormPage } from '../../components/forms/form-page.tsx'
import { Clashes, useOthersChanges } from '../../components/forms/use-others-changes.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { type Column, DataTable } from '../../components/lists/data-table.tsx'
import { useListState } from '../../components/lists/use-list-state.ts'
import { formatPercent } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { TaxForm as schema, taxOfForm } from './settings-forms.ts'

const outdates = ['/ezpztax/']
const nameOf = ({ stateName, stateCode }: TaxAnswer) => `${stateName} (${stateCode})`

const columnsFor = (
  edit: (tax: TaxAnswer) => void,
  remove: (tax: TaxAnswer) => void,
): readonly Column<TaxAnswer>[] => [
  { name: 'state', label: 'State', main: true, cell: nameOf },
  { name: 'tax', label: 'Tax', numeric: true, cell: ({ tax }) => formatPercent(tax) },
  { name: 'year', label: 'Year', wideOnly: true, cell: ({ year }) => year ?? '–' },
  { name: 'note', label: 'Note', wideOnly: true, cell: ({ note }) => note },
  {
    name: 'change',
    label: 'Actions',
    cell: (tax) => (
      <div className="row">
        <Button rank="secondary" aria-label={`Edit ${nameOf(tax)}`} onClick={() => edit(tax)}>
          Edit
        </Button>
        <Button rank="quiet" aria-label={`Remove ${nameOf(tax)}`} onClick={() => remove(tax)}>
          Remove
        </Button>
      </div>
    ),
  },
]

/** The tax of each state; the home state is first, and its tax applies to a cart until the state is known. */
export function Component() {
  const list = useListState()
  const query = useQuery(taxes())
  const [edited, setEdited] = useState<{ row?: TaxAnswer }>()
  const [removed, setRemoved] = useState<TaxAnswer>()
  return (
    <>
      <PageHeader
        title="Taxes"
        lead="Carts show the home state’s tax until the delivery address is known. Existing orders keep the tax they were charged."
        actions={
          <Button icon="plus" onClick={() => setEdited({})}>
            Add a tax
          </Button>
        }
      />
      <QueryState query={query}>
        {(rows) => (
          <DataTable
            caption="Taxes by state"
            columns={columnsFor((row) => setEdited({ row }), setRemoved)}
            rows={rows}
            keyOf={({ taxId }) => taxId}
            list={list}
          />
        )}
      </QueryState>
      <StaffDialog
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited?.row ? `Edit the tax of ${nameOf(edited.row)}` : 'Add a tax'}
      >
        {edited && (
          <TaxForm
            tax={query.data?.find(({ taxId }) => taxId === edited.row?.taxId) ?? edited.row}
            taxed={query.data ?? []}
            onDone={() => setEdited(undefined)}
          />
        )}
      </StaffDialog>
      <RemoveTax tax={removed} onClose={() => setRemoved(undefined)} />
    </>
  )
}

const typedOf = (tax: TaxAnswer | undefined) => ({
  stateCode: tax?.stateCode ?? '',
  tax: String(tax?.tax ?? ''),
  year: String(tax?.year ?? ''),
  note: tax?.note ?? '',
})

interface TaxFormProps {
  /** The record to edit; a new one if omitted. */
  tax: TaxAnswer | undefined
  taxed: readonly TaxAnswer[]
  onDone: () => void
}

/** A new tax is for a state without one; an existing one keeps its state. */
function TaxForm({ tax, taxed, onDone }: TaxFormProps) {
  // Elsewhere the shop charges no tax (Decisions §3).
  const { states } = useKnownPlaces()
  const form = useCheckedForm({
    initialValues: typedOf(tax),
    schema,
    fields: ['stateCode', 'tax', 'year', 'note'],
  })
  const clashes = useOthersChanges(form, typedOf(tax))
  const { busy, refusal, save } = useSave(saveTax, {
    outdates,
    success: 'Saved. New orders use this rate.',
    onSaved: onDone,
    onErrors: form.showErrors,
  })
  return (
    <FormPage
      form={form}
      onSave={(values) => {
        const stateName = tax?.stateName ?? states.find(isOf(values))?.name ?? ''
        save(taxOfForm({ ...values, stateName }, tax))
      }}
      busy={busy}
      refusal={refusal}
    >
      <Clashes fields={clashes} />
      {!tax && (
        <SelectField
          data-autofocus
          label="State"
          placeholder="Choose"
          options={states
            .filter((state) => !taxed.some(isOf(state)))
            .map(({ stateCode, name }) => ({ value: stateCode, label: `${name} (${stateCode})` }))}
          {...form.field('stateCode')}
        />
      )}
      <TextInput
        data-autofocus={tax ? true : undefined}
        label="Tax in percent"
        inputMode="decimal"
        {...form.field('tax')}
      />
      <TextInput label="Year (optional)" inputMode="numeric" {...form.field('year')} />
      <TextInput label="Note (optional)" {...form.field('note')} />
    </FormPage>
  )
}

const isOf =
  (state: { stateCode: string }) =>
  ({ stateCode }: { stateCode: string }) =>
    stateCode === state.stateCode

function RemoveTax({ tax, onClose }: { tax: TaxAnswer | undefined; onClose: () => void }) {
  const { busy, refusal, save } = useSave(deleteTax, {
    outdates,
    success: 'Tax removed.',
    onSaved: onClose,
  })
  return (
    <ConfirmDialog
      opened={tax !== undefined}
      onClose={onClose}
      title="Remove this tax?"
      confirmLabel="Remove"
      danger
      busy={busy}
      refusal={refusal}
      onConfirm={() => tax && save(tax.taxId)}
    >
      {tax &&
        `${nameOf(tax)}, ${formatPercent(tax.tax)}. New orders will no longer be charged this tax.`}
    </ConfirmDialog>
  )
}
