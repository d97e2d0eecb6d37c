import type { FailedJobWire } from '@mendwell/contract/content/staff-content'
import { useQuery } from '@tanstack/react-query'
import { failedJobs, retryJob } from '../../../api/staff/content.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatMoment } from '../../components/page/formats.ts'
import { useStaff } from '../../session/use-staff.ts'
import styles from './failed-jobs.module.css'

/** A task such as deliver_message as text. */
const taskInWords = (task: string) => {
  const words = task.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Background jobs that failed for good; renders nothing if there are none. */
export function FailedJobs() {
  const { data: jobs = [] } = useQuery(failedJobs())
  if (jobs.length === 0) return null
  return (
    <section className={`panel stack-small ${styles.jobs}`} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">Failed jobs</h2>
      <ul className={detailStyles.plainList}>
        {jobs.map((job) => (
          <FailedJob key={job.jobId} job={job} />
        ))}
      </ul>
    </section>
  )
}

function FailedJob({ job }: { job: FailedJobWire }) {
  const staff = useStaff()
  const { busy, refusal, save } = useSave(retryJob, {
    outdates: ['/staff/jobs', '/staff/today'],
    success: 'The job is running again.',
  })
  return (
    <li className="row">
      <div>
        <b className="strong">{taskInWords(job.task)}</b>
        <p className="muted">
          {job.attempts} tries, the last on {formatMoment(job.failedAt)}: {job.lastError}
        </p>
      </div>
      {staff?.may('messages.send') && (
        <Button
          rank="secondary"
          busy={busy}
          aria-label={`Try again: ${taskInWords(job.task)}`}
          onClick={() => save(job.jobId)}
        >
          Try again
        </Button>
      )}
      <Refusal refusal={refusal} />
    </li>
  )
}
