import type { TaskList } from 'graphile-worker'
import type { Telemetry } from '../telemetry/telemetry.ts'

/** The same tasks, each counted and timed as a job. */
export function observeTasks(tasks: TaskList, telemetry: Telemetry | undefined): TaskList {
  if (!telemetry) return tasks
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      task &&
        ((payload, helpers) =>
          telemetry.observe({ kind: 'job', name }, () => task(payload, helpers))),
    ]),
  ) as TaskList
}
