import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  changeSizeChart,
  OUTDATED_BY_SIZE_CHARTS,
  removeSizeChart,
  type StaffSizeChart,
  staffSizeChart,
} from '../../../../api/staff/catalogue/size-charts.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useDraft } from '../../../components/forms/drafts/use-draft.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { AFTER_SAVING } from '../../../components/forms/use-unsaved.ts'
import { ThingHistory } from '../../../components/history/thing-history.tsx'
import { countOf } from '../../../components/page/count-of.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { bodyOf, draftOf, isSameChart } from './chart-draft.ts'
import { ChartForm } from './chart-form.tsx'

/** One size chart: its details, products, and history. */
export function Component() {
  const { chartKey = '' } = useParams()
  const query = useQuery(staffSizeChart(chartKey))
  return (
    <QueryState key={chartKey} query={query} isPage>
      {(chart) => <Shown chart={chart} />}
    </QueryState>
  )
}

const DRAFTING = { draftOf, bodyOf, isSame: isSameChart }

/** As stored. */
const asRead = ({ chartKey: _, products, ...chart }: StaffSizeChart) => ({
  ...chart,
  products: products.map(({ productId, size }) => ({ productId, size })),
})

function Shown({ chart }: { chart: StaffSizeChart }) {
  const { chartKey, title, source, products } = chart
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const { draft, setDraft, read, isChanged, start, notice } = useDraft(
    chart,
    DRAFTING,
    'size chart',
  )
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: '/size-charts', label: 'All size charts' }}
        lead={`${countOf(products.length, 'product')}. Source: ${source}`}
        actions={mayWrite && <Remove chart={chart} />}
      />
      {notice}
      <ChartForm
        draft={draft}
        onDraft={setDraft}
        read={bodyOf(draftOf(read))}
        isChanged={isChanged}
        send={(body) => changeSizeChart(chartKey, { ...body, read: asRead(read) })}
        onSaved={start}
        saveLabel="Save size chart"
        below={<ThingHistory objectType="chart" objectId={chartKey} />}
      />
    </>
  )
}

function Remove({ chart: { chartKey, title, products } }: { chart: StaffSizeChart }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { busy, refusal, save } = useSave(removeSizeChart, {
    outdates: OUTDATED_BY_SIZE_CHARTS.filter((address) => address !== '/staff/sizeCharts'),
    success: `${title} is removed. The history can take it back.`,
    onSaved: () => void navigate('/size-charts', { state: AFTER_SAVING }),
  })
  return (
    <>
      <Button rank="outline" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${title}?`}
        confirmLabel="Remove size chart"
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(chartKey)}
      >
        {`Its ${countOf(products.length, 'product')} stay in the shop, without “Find my size”. You can take this back in the history.`}
      </ConfirmDialog>
    </>
  )
}
