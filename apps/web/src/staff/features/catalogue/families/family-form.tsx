import { MAX_AXES } from '@mendwell/domain/catalog/family-faults'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import {
  type FamilyBody,
  familyProducts,
  OUTDATED_BY_FAMILIES,
  type StaffFamily,
} from '../../../../api/staff/catalogue/families.ts'
import { duplicateProduct } from '../../../../api/staff/products.ts'
import { report, sayReported } from '../../../../lib/forms/say-reported.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { showToast } from '../../../../ui/notices/toast.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { type FoundProduct, ProductFinder } from '../../../components/forms/product-finder.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { useStaff } from '../../../session/use-staff.ts'
import { AxisFields } from './axis-fields.tsx'
import {
  bodyOf,
  type FamilyDraft,
  fieldOf,
  firstOfEach,
  type MemberDraft,
  memberOf,
  problemsOf,
  valuesOf,
  withAxis,
  withMoved,
  withoutAxis,
  withValue,
} from './family-draft.ts'
import { MemberRow } from './member-row.tsx'

interface FamilyFormProps {
  draft: FamilyDraft
  onDraft: (change: (draft: FamilyDraft) => FamilyDraft) => void
  isChanged: boolean
  send: (body: FamilyBody) => Promise<StaffFamily>
  onSaved: (saved: StaffFamily) => void
  saveLabel: string
}

/** The form of a family: its title, its axes, and the values of its products. */
export function FamilyForm(props: FamilyFormProps) {
  const { draft, onDraft, isChanged, send, onSaved, saveLabel } = props
  const id = useId()
  const client = useQueryClient()
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  useUnsaved(isChanged)
  const change = (next: (draft: FamilyDraft) => FamilyDraft) => {
    setRefused(new Map())
    onDraft(next)
  }
  const { busy, refusal, save } = useSave(send, {
    outdates: OUTDATED_BY_FAMILIES,
    success: ({ title, members }) =>
      `${title}: ${countOf(members.length, 'product')}. Shoppers see it immediately.`,
    onSaved: (saved) => {
      setAttempt(0)
      onSaved(saved)
    },
    onErrors: (errors) => {
      const said = errors.map((error) => {
        return [fieldOf(error.path, draft), sayReported(report(error))] as const
      })
      setRefused(firstOfEach(said))
      setAttempt((count) => count + 1)
      return true
    },
  })
  const copy = useSave(
    async (member: MemberDraft) => ({ member, made: await duplicateProduct(member.productId) }),
    {
      outdates: ['/staff/products'],
      success: ({ made }) => `${made.productName} created, not shown yet`,
      onSaved: ({ member, made }) =>
        change(withMember({ ...made, family: null }, ['', ...member.values.slice(1)])),
    },
  )
  const problems = attempt > 0 && refused.size === 0 ? problemsOf(draft) : refused
  const idOf = (field: string) => `${id}${field}`

  function submit(event: FormEvent) {
    event.preventDefault()
    setRefused(new Map())
    if (problemsOf(draft).size === 0) save(bodyOf(draft))
    else setAttempt((count) => count + 1)
  }

  async function add({ productId, productName }: FoundProduct) {
    try {
      const [found] = await client.fetchQuery(familyProducts([productId]))
      const bare = { productId, productName, sku: '', productStatus: 'A' as const, family: null }
      change(withMember(found ?? bare, []))
    } catch {
      showToast({ kind: 'warn', text: 'The product was not added. Please try again.' })
    }
  }

  return (
    <form className={formStyles.form} noValidate onSubmit={submit} aria-label="Family">
      <Refusal refusal={refusal ?? copy.refusal} />
      <ErrorSummary
        className={formStyles.errorSummary}
        title="There is a problem"
        entries={[...problems].map(([field, message]) => ({ fieldId: idOf(field), message }))}
        attempt={attempt}
      />
      <fieldset className={formStyles.whole} disabled={!mayWrite}>
        <section className="panel stack">
          <h2>What they are together</h2>
          <TextField
            id={idOf('title')}
            label="Title"
            hint="As on the card that stands for all of them in lists"
            autoComplete="off"
            maxLength={150}
            value={draft.title}
            error={problems.get('title')}
            onChange={(event) => {
              const title = event.currentTarget.value
              change((now) => ({ ...now, title }))
            }}
          />
          <ul className={`${detailStyles.plainList} stack`} aria-label="In what they differ">
            {draft.axes.map(({ key, name }, at) => (
              <AxisFields
                key={key}
                number={at + 1}
                name={name}
                nameId={idOf(`axes.${at}.name`)}
                error={problems.get(`axes.${at}.name`)}
                values={valuesOf(draft, at)}
                onName={(typed) => change(withName(at, typed))}
                onMove={(value, by) => change((now) => withMoved(now, at, value, by))}
                onRemove={
                  draft.axes.length > 1 ? () => change((now) => withoutAxis(now, at)) : undefined
                }
              />
            ))}
          </ul>
          {draft.axes.length < MAX_AXES && mayWrite && (
            <div className="row">
              <Button rank="outline" onClick={() => change(withAxis)}>
                Add another choice
              </Button>
            </div>
          )}
        </section>
        <section className="panel stack">
          <h2>Products</h2>
          <ul className={detailStyles.plainList} aria-label="Products of the family">
            {draft.members.map((member, at) => (
              <MemberRow
                key={member.productId}
                member={member}
                axes={draft.axes}
                idOf={(field) => idOf(`members.${at}.${field}`)}
                errorOf={(field) => problems.get(`members.${at}.${field}`)}
                onValue={(axis, typed) =>
                  change((now) => withValue(now, { member: at, axis, typed }))
                }
                onCopy={mayWrite ? () => copy.save(member) : undefined}
                onRemove={() => change(withoutMember(member.productId))}
              />
            ))}
          </ul>
          {mayWrite && (
            <div id={idOf('members')} tabIndex={-1}>
              <ProductFinder onFound={(found) => void add(found)} error={problems.get('members')} />
            </div>
          )}
        </section>
      </fieldset>
      {mayWrite && (
        <div className={formStyles.saveBar}>
          <Button type="submit" busy={busy}>
            {saveLabel}
          </Button>
        </div>
      )}
    </form>
  )
}

const withName = (axis: number, name: string) => (draft: FamilyDraft) => ({
  ...draft,
  axes: draft.axes.map((one, at) => (at === axis ? { ...one, name } : one)),
})

const withMember =
  (...[product, values]: Parameters<typeof memberOf>) =>
  (draft: FamilyDraft): FamilyDraft =>
    draft.members.some(({ productId }) => productId === product.productId)
      ? draft
      : { ...draft, members: [...draft.members, namedMember(memberOf(product, values))] }

/** The parts of a product that the form needs. */
const namedMember = ({
  productId,
  productName,
  sku,
  productStatus,
  values,
  elsewhere,
}: MemberDraft): MemberDraft => ({ productId, productName, sku, productStatus, values, elsewhere })

const withoutMember = (gone: number) => (draft: FamilyDraft) => ({
  ...draft,
  members: draft.members.filter(({ productId }) => productId !== gone),
})
