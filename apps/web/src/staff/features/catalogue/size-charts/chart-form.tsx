import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import {
  OUTDATED_BY_SIZE_CHARTS,
  type SizeChartBody,
  type StaffSizeChart,
  sizedProducts,
} from '../../../../api/staff/catalogue/size-charts.ts'
import { report, sayReported } from '../../../../lib/forms/say-reported.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx'
import { showToast } from '../../../../ui/notices/toast.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { useStaff } from '../../../session/use-staff.ts'
import { bodyOf, type ChartDraft, doubtsOf, problemsOf, withProducts } from './chart-draft.ts'
import styles from './chart-form.module.css'
import { ChartPreview } from './chart-preview.tsx'
import { MeasuredSection, ProductsSection, SizesSection, SourceSection } from './chart-sections.tsx'

interface ChartFormProps {
  draft: ChartDraft
  onDraft: (change: (draft: ChartDraft) => ChartDraft) => void
  /** The stored chart; null for a new one. */
  read: SizeChartBody | null
  isChanged: boolean
  send: (body: SizeChartBody) => Promise<StaffSizeChart>
  onSaved: (saved: StaffSizeChart) => void
  saveLabel: string
  below?: ReactNode
}

const NOTHING: ReadonlyMap<string, string> = new Map()

/** The form of a size chart, next to a preview of the size finder; on narrow screens that comes before the sizes. */
export function ChartForm(props: ChartFormProps) {
  const { draft, onDraft, read, isChanged, send, onSaved, saveLabel, below } = props
  const id = useId()
  const client = useQueryClient()
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(NOTHING)
  const [isConfirmed, setConfirmed] = useState(false)
  useUnsaved(isChanged)
  const change = (next: (draft: ChartDraft) => ChartDraft) => {
    setRefused(NOTHING)
    setConfirmed(false)
    onDraft(next)
  }
  const { busy, refusal, save } = useSave(send, {
    outdates: OUTDATED_BY_SIZE_CHARTS,
    success: ({ title, products }) =>
      `${title}: ${countOf(products.length, 'product')}. Shoppers see it immediately.`,
    onSaved: (saved) => {
      setAttempt(0)
      setConfirmed(false)
      onSaved(saved)
    },
    onErrors: (errors) => {
      setRefused(new Map(errors.map((error) => [error.path, sayReported(report(error))])))
      setAttempt((count) => count + 1)
      return true
    },
  })
  const isTried = attempt > 0 && refused.size === 0
  const problems = isTried ? problemsOf(draft) : refused
  const doubts = isTried && problems.size === 0 ? doubtsOf(draft, read) : NOTHING
  const said = new Map([...problems, ...doubts])
  const idOf = (field: string) => `${id}${field}`

  function submit(event: FormEvent) {
    event.preventDefault()
    setRefused(NOTHING)
    const isRight = problemsOf(draft).size === 0
    if (isRight && (isConfirmed || doubtsOf(draft, read).size === 0)) {
      save({ ...bodyOf(draft), confirmed: isConfirmed })
    } else setAttempt((count) => count + 1)
  }

  async function add(productIds: readonly number[]) {
    try {
      const found = await client.fetchQuery(sizedProducts(productIds))
      change((now) => withProducts(now, found))
    } catch {
      showToast({ kind: 'warn', text: 'The products were not added. Please try again.' })
    }
  }

  const section = { draft, change, idOf, errorOf: (field: string) => said.get(field), mayWrite }
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit} aria-label="Size chart">
        <div className={formStyles.form}>
          <Refusal refusal={refusal} />
          <ErrorSummary
            className={formStyles.errorSummary}
            title={
              problems.size > 0
                ? 'There is a problem'
                : 'Compare these rows with the source’s chart'
            }
            entries={[...said].map(([field, message]) => ({ fieldId: idOf(field), message }))}
            attempt={attempt}
          />
          {doubts.size > 0 && (
            <label className="check">
              <input
                type="checkbox"
                checked={isConfirmed}
                onChange={(event) => setConfirmed(event.currentTarget.checked)}
              />
              I have compared them: the source prints it so
            </label>
          )}
          <fieldset className={formStyles.whole} disabled={!mayWrite}>
            <SourceSection {...section} />
            <MeasuredSection {...section} />
          </fieldset>
        </div>
        <ChartPreview draft={draft} />
        <div className={formStyles.form}>
          <fieldset className={formStyles.whole} disabled={!mayWrite}>
            <SizesSection {...section} />
            <ProductsSection {...section} onAdd={(productIds) => void add(productIds)} />
          </fieldset>
        </div>
        {mayWrite && (
          <div className={formStyles.saveBar}>
            <Button type="submit" busy={busy}>
              {saveLabel}
            </Button>
          </div>
        )}
      </form>
      {below}
    </>
  )
}
