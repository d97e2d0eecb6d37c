import type { TaskList } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Telemetry } from '../telemetry/telemetry.ts'

const QUEUED_IN = z.object({ traceparent: z.string() })

/** The same tasks, each counted and timed as a job; its trace links to the request or job that queued it. */
export function observeTasks(tasks: TaskList, telemetry: Telemetry | undefined): TaskList {
  if (!telemetry) return tasks
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      task &&
        ((payload, helpers) => {
          const causedBy = QUEUED_IN.safeParse(payload).data?.traceparent
          return telemetry.observe({ kind: 'job', name, causedBy }, () => task(payload, helpers))
        }),
    ]),
  ) as TaskList
}
