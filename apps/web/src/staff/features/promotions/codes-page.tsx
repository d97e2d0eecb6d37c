import { TextInput } from '@mantine/core'
import { says } from '@mendwell/contract/wire/validation-messages'
import { MAX_BATCH_CODES } from '@mendwell/domain/offers/single-codes'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router'
import * as z from 'zod/mini'
import {
  codesCsv,
  makeCodes,
  type PromotionCodes,
  promotionCodes,
} from '../../../api/staff/orders/promotions.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { newKey } from '../../../lib/new-key.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { type Column, DataTable } from '../../components/lists/data-table.tsx'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatCount, formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'

const back = { to: '/promotions', label: 'All promotions' }

/** The single-use codes of a promotion: created in batches, downloaded, and how many were used. */
export function Component() {
  const promotionId = Number(useParams().promotionId)
  const query = useQuery(promotionCodes(promotionId))
  return (
    <QueryState query={query} isPage>
      {(codes) => (
        <>
          <PageHeader
            title={`Codes of ${codes.promotion.name}`}
            back={back}
            lead="Each code counts for one order, and again if that order is cancelled before it is paid."
            actions={
              codes.promotion.codesMade > 0 && (
                <a className={buttonClass('outline')} href={codesCsv(promotionId)} download>
                  Download all codes
                </a>
              )
            }
          />
          {codes.promotion.singleUse ? <Codes {...codes} /> : <NotSingle />}
        </>
      )}
    </QueryState>
  )
}

function NotSingle() {
  return (
    <EmptyState icon="tag" title="No single-use codes">
      This promotion has one code for all, or needs none.
    </EmptyState>
  )
}

type Batch = PromotionCodes['batches'][number]

const columnsOf = (promotionId: number): readonly Column<Batch>[] => [
  {
    name: 'made',
    label: 'Made',
    main: true,
    cell: ({ madeAt, madeBy }) => (
      <>
        <b className="strong">{formatMoment(madeAt)}</b>
        <span className={detailStyles.subLine}>{madeBy}</span>
      </>
    ),
  },
  { name: 'pieces', label: 'Codes', numeric: true, cell: ({ pieces }) => formatCount(pieces) },
  { name: 'used', label: 'Used', numeric: true, cell: ({ used }) => formatCount(used) },
  {
    name: 'file',
    label: 'File',
    cell: ({ batchId, pieces }) => (
      <a className={buttonClass('quiet')} href={codesCsv(promotionId, batchId)} download>
        Download CSV<span className="visually-hidden"> of {formatCount(pieces)} codes</span>
      </a>
    ),
  },
]

function Codes({ promotion, batches }: PromotionCodes) {
  const list = useListState()
  const { promotionId, state, codesMade, codesUsed } = promotion
  return (
    <div className="stack">
      {state !== 'ENDED' && <MakeCodes promotionId={promotionId} />}
      {batches.length === 0 ? (
        <EmptyState icon="tag" title="No codes yet">
          Make as many as you print or mail. More can be made later.
        </EmptyState>
      ) : (
        <>
          <p>
            {formatCount(codesUsed)} of {formatCount(codesMade)} codes used.
          </p>
          <DataTable
            caption="Batches of codes, newest first"
            columns={columnsOf(promotionId)}
            rows={batches}
            keyOf={({ batchId }) => batchId}
            list={list}
          />
        </>
      )}
    </div>
  )
}

const MakeValues = z.object({
  pieces: z.string().check(
    z.trim(),
    z.refine(
      (typed) => /^[1-9]\d{0,4}$/.test(typed) && Number(typed) <= MAX_BATCH_CODES,
      says('enterCodesMade', { max: formatCount(MAX_BATCH_CODES) }),
    ),
  ),
})

function MakeCodes({ promotionId }: { promotionId: number }) {
  // If the answer is lost, sending it again with the same key creates no second batch.
  const key = useRef(newKey())
  const form = useCheckedForm<z.output<typeof MakeValues>>({
    initialValues: { pieces: '1000' },
    schema: MakeValues,
    fields: ['pieces'],
    onValuesChange: () => {
      key.current = newKey()
    },
  })
  const { busy, refusal, save } = useSave(makeCodes, {
    outdates: ['/staff/promotions', '/staff/history'],
    success: ({ batches: [newest] }) =>
      `Codes made: ${formatCount(newest?.pieces ?? 0)}. Download them below.`,
    onSaved: () => {
      key.current = newKey()
    },
    onErrors: form.showErrors,
  })
  return (
    <form
      className="panel stack"
      noValidate
      onSubmit={form.submit(({ pieces }) => {
        save({ promotionId, pieces: Number(pieces), key: key.current })
      })}
    >
      <TextInput
        label="How many codes"
        description="Up to 10,000 at once. The shop makes them up, without letters that are easily confused."
        inputMode="numeric"
        autoComplete="off"
        {...form.field('pieces')}
      />
      <Refusal refusal={refusal} />
      <div className="row">
        <Button type="submit" busy={busy}>
          Make codes
        </Button>
      </div>
    </form>
  )
}
