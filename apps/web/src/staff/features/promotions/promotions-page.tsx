import { type PromotionState, promotionMoves } from '@mendwell/domain/offers/promotion'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  movePromotion,
  type PromotionRow,
  staffPromotions,
} from '../../../api/staff/orders/promotions.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { type Column, DataTable } from '../../components/lists/data-table.tsx'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatCount, formatMoney } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag, type Tone } from '../../components/page/tags.tsx'
import { actionInWords, conditionsInWords, daysInWords } from './promotion-words.ts'

const TAGS: Record<PromotionState, { tone: Tone; words: string }> = {
  DRAFT: { tone: 'info', words: 'Draft' },
  ACTIVE: { tone: 'good', words: 'Active' },
  PAUSED: { tone: 'warn', words: 'Paused' },
  ENDED: { tone: 'off', words: 'Ended' },
}

interface Move {
  row: PromotionRow
  to: PromotionState
}

/** The verb of a transition. */
const verbOf = ({ row, to }: Move): string => {
  if (to === 'ACTIVE') return row.state === 'PAUSED' ? 'Resume' : 'Start'
  return to === 'PAUSED' ? 'Pause' : 'End'
}

const columnsFor = (ask: (move: Move) => void): readonly Column<PromotionRow>[] => [
  {
    name: 'name',
    label: 'Promotion',
    main: true,
    typed: true,
    cell: (row) => (
      <>
        <b className="strong">{row.name}</b>
        <span className={detailStyles.subLine}>
          {[actionInWords(row), conditionsInWords(row)].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { name: 'code', label: 'Code', typed: true, cell: codeOf },
  { name: 'days', label: 'Days', spare: true, cell: daysInWords },
  {
    name: 'uses',
    label: 'Used',
    numeric: true,
    cell: ({ uses, useLimit }) =>
      useLimit === null ? formatCount(uses) : `${formatCount(uses)} of ${formatCount(useLimit)}`,
  },
  {
    name: 'given',
    label: 'Given',
    numeric: true,
    cell: ({ given }) => formatMoney(given, 'USD'),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => <Tag tone={TAGS[state].tone}>{TAGS[state].words}</Tag>,
  },
  {
    name: 'next',
    label: 'Next',
    cell: (row) => (
      <span className="row">
        {row.state === 'DRAFT' && (
          <Link className={buttonClass('secondary')} to={`/promotions/${row.promotionId}`}>
            Edit<span className="visually-hidden"> {row.name}</span>
          </Link>
        )}
        {promotionMoves(row.state).map((to) => (
          <Button
            key={to}
            rank="secondary"
            aria-label={`${verbOf({ row, to })} ${row.name}`}
            onClick={() => ask({ row, to })}
          >
            {verbOf({ row, to })}
          </Button>
        ))}
        {row.state !== 'ENDED' && (
          <Link className={buttonClass('quiet')} to={`/promotions/${row.promotionId}/test`}>
            Test<span className="visually-hidden"> {row.name}</span>
          </Link>
        )}
        <Link className={buttonClass('quiet')} to={`/promotions/new?from=${row.promotionId}`}>
          Copy<span className="visually-hidden"> {row.name}</span>
        </Link>
      </span>
    ),
  },
]

function codeOf({ promotionId, name, code, singleUse, codesMade, codesUsed }: PromotionRow) {
  if (!singleUse) return code ?? 'None needed'
  return (
    <>
      <Link to={`/promotions/${promotionId}/codes`}>
        Single-use codes<span className="visually-hidden"> of {name}</span>
      </Link>
      <span className={detailStyles.subLine}>
        {codesMade === 0
          ? 'None made yet'
          : `${formatCount(codesUsed)} of ${formatCount(codesMade)} used`}
      </span>
    </>
  )
}

/** All promotions, active ones first: what they give, how often they were used, and the total discount. */
export function Component() {
  const list = useListState()
  const query = useQuery(staffPromotions())
  const [asked, setAsked] = useState<Move>()
  const [isOpen, setOpen] = useState(false)
  const moving = useSave(movePromotion, {
    outdates: ['/staff/promotions'],
    success: ({ name, state }) => `${name}: ${TAGS[state].words.toLowerCase()}.`,
    onSaved: () => setOpen(false),
  })
  const verb = asked ? verbOf(asked) : 'Start'
  return (
    <>
      <PageHeader
        title="Promotions"
        lead="Discounts and coupon codes, taken off after the online price. Orders keep the discount they got."
        actions={
          <Link className={buttonClass('primary')} to="/promotions/new">
            New promotion
          </Link>
        }
      />
      <QueryState query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon="tag" title="No promotions yet">
              Make one as a draft, then start it when it is ready.
            </EmptyState>
          ) : (
            <DataTable
              caption="Promotions"
              columns={columnsFor((move) => {
                setAsked(move)
                setOpen(true)
              })}
              rows={rows}
              keyOf={({ promotionId }) => promotionId}
              list={list}
            />
          )
        }
      </QueryState>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`${verb} ${asked?.row.name ?? ''}?`}
        confirmLabel={verb}
        danger={asked?.to === 'ENDED'}
        busy={moving.busy}
        refusal={moving.refusal}
        onConfirm={() =>
          asked && moving.save({ promotionId: asked.row.promotionId, state: asked.to })
        }
      >
        {asked && <p>{consequenceOf(asked)}</p>}
      </ConfirmDialog>
    </>
  )
}

function consequenceOf({ row, to }: Move): string {
  const gives = [actionInWords(row), conditionsInWords(row)].filter(Boolean).join(', ')
  if (to === 'ACTIVE') {
    const where = row.singleUse
      ? 'with its single-use codes'
      : row.code === null
        ? 'in every cart that fits'
        : `with the code ${row.code}`
    return `${gives}: it counts ${where} from now on. It cannot be changed after that, only ended and copied.`
  }
  const how = to === 'PAUSED' ? 'until it is resumed' : 'for good'
  return `It stops at once ${how}. Carts with it show that it ended; orders keep it.`
}
