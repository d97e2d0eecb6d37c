import { PageHeader } from '../../components/page/page-header.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { SalesReport } from './sales-report.tsx'
import { SalesToday } from './sales-today.tsx'
import { WaitingWork } from './waiting-work.tsx'

/** The first screen after signing in: open work, and sales. */
export function Component() {
  const staff = useStaff()
  return (
    <>
      <PageHeader
        title="Today"
        lead={`Welcome, ${staff?.name}. Each number leads to the list that needs you.`}
      />
      {staff?.may('reports.read') && <SalesToday />}
      <WaitingWork />
      {staff?.may('reports.read') && <SalesReport />}
    </>
  )
}
