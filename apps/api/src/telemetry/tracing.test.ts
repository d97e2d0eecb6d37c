import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { afterEach, expect, it } from 'vitest'
import { jobPayload } from '../queue/queue.ts'
import { traceparentOfNow } from './context/traceparent.ts'
import { makeTelemetry, type Telemetry } from './telemetry.ts'
import { tracingBy } from './tracing.ts'

let opened: Telemetry | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

/** Traces with this sampling ratio; returns the names of the traced spans, too. */
function tracing(ratio: number) {
  const spans = new InMemorySpanExporter()
  opened = makeTelemetry({
    tracing: tracingBy(new SimpleSpanProcessor({ exporter: spans }), ratio),
  })
  return { ...opened, names: () => spans.getFinishedSpans().map(({ name }) => name) }
}

const WORK = { kind: 'job', name: 'clean_up' } as const
const CAUSE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331'

it('what a traced request queued is traced, whatever the sampling ratio', () => {
  const { observe, names } = tracing(0)

  observe({ ...WORK, name: 'by a traced one', causedBy: `${CAUSE}-01` }, () => {})
  observe({ ...WORK, name: 'by one that is not traced', causedBy: `${CAUSE}-00` }, () => {})
  observe({ ...WORK, name: 'by one that is spelled wrong', causedBy: 'a trace' }, () => {})
  observe({ ...WORK, name: 'by the clock' }, () => {})

  expect(names()).toEqual(['by a traced one'])
})

it('a job carries the span that queued it', () => {
  const { observe } = tracing(1)

  const payload = observe(WORK, () => jobPayload('save_card', { attemptId: 7 }))

  expect(JSON.parse(payload)).toEqual({
    attemptId: 7,
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  })
})

it('a job carries nothing of an untraced request', () => {
  const { observe } = tracing(0)

  expect(observe(WORK, () => jobPayload('save_card', { attemptId: 7 }))).toBe('{"attemptId":7}')
})

it('a job carries nothing without tracing, even after it was on', async () => {
  expect(jobPayload('save_card', { attemptId: 7 })).toBe('{"attemptId":7}')
  await tracing(1).close()
  expect(traceparentOfNow()).toBeUndefined()
})
