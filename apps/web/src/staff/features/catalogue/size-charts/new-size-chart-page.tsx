import { useState } from 'react'
import { useNavigate } from 'react-router'
import { makeSizeChart } from '../../../../api/staff/catalogue/size-charts.ts'
import { AFTER_SAVING } from '../../../components/forms/use-unsaved.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { bodyOf, EMPTY_DRAFT, isSameChart } from './chart-draft.ts'
import { ChartForm } from './chart-form.tsx'

/** A new size chart. */
export function Component() {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  return (
    <>
      <PageHeader
        title="New size chart"
        lead="Copy the chart that the maker or a standard prints, row by row. Nothing is shown before you save."
        back={{ to: '/size-charts', label: 'All size charts' }}
      />
      <ChartForm
        draft={draft}
        onDraft={setDraft}
        read={null}
        isChanged={!isSameChart(bodyOf(draft), bodyOf(EMPTY_DRAFT))}
        send={makeSizeChart}
        saveLabel="Create size chart"
        onSaved={({ chartKey }) =>
          void navigate(`/size-charts/${chartKey}`, { state: AFTER_SAVING })
        }
      />
    </>
  )
}
