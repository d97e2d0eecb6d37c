import { type EasyPostAnswer, startEasyPostServer } from './easypost-server.ts'

interface Shipment {
  id: string
  reference: string
  rates: { id: string; carrier: string; service: string; rate: string; currency: string }[]
  selected_rate: object | null
  postage_label: { label_url: string; label_pdf_url: string } | null
  tracking_code: string | null
  refund_status: string | null
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the shop sent.
  asked: any
}

/** What goes wrong with the next call of a kind: an answer instead, or only its answer is lost. */
type Mishap = EasyPostAnswer | 'act and drop' | 'act and hang'

const RATES = [
  ['UPS', 'Ground', '9.10'],
  ['USPS', 'GroundAdvantage', '7.58'],
  ['DHLExpress', 'ExpressWorldwide', '1.00'],
] as const

export const PDF = '%PDF-1.4 a label with postage'

/** EasyPost's shipments as documented: each sells one label, and is found by its id or its reference. */
export async function startEasyPostShipments() {
  const server = await startEasyPostServer()
  const shipments: Shipment[] = []
  const mishaps: [string, Mishap][] = []
  let refund = 'submitted'

  function act(kind: string, id: string | undefined, body: object): EasyPostAnswer {
    if (kind === 'create') {
      const { shipment } = body as { shipment: { reference: string } }
      const number = shipments.length + 1
      const made: Shipment = {
        id: `shp_${number}`,
        reference: shipment.reference,
        rates: RATES.map(([carrier, service, rate], at) => ({
          ...{ id: `rate_${number}_${at}`, carrier, service, rate, currency: 'USD' },
        })),
        selected_rate: null,
        postage_label: null,
        tracking_code: null,
        refund_status: null,
        asked: shipment,
      }
      shipments.push(made)
      return { body: made }
    }
    const found = shipments.find((one) => one.id === id || one.reference === id)
    if (!found) return { status: 404, body: { error: { code: 'NOT_FOUND', message: 'Not found' } } }
    if (kind === 'buy') {
      if (found.postage_label) return refusal(422, 'SHIPMENT.POSTAGE.EXISTS')
      const { rate } = body as { rate: { id: string } }
      found.selected_rate = found.rates.find((one) => one.id === rate.id) ?? null
      const file = `${server.settings.url}/files/${found.id}.pdf`
      found.postage_label = { label_url: file, label_pdf_url: file }
      found.tracking_code = `940010000000000000000${shipments.length}`
    }
    if (kind === 'refund') found.refund_status = refund
    return { status: 200, body: found }
  }

  server.answer(({ call, body }) => {
    const [, kind, id] = kindOf(call)
    const at = mishaps.findIndex(([of]) => of === kind)
    const [, mishap] = (at < 0 ? undefined : mishaps.splice(at, 1)[0]) ?? []
    const doesAct = mishap === undefined || mishap === 'act and drop' || mishap === 'act and hang'
    if (!doesAct) return mishap
    const answer = kind === 'file' ? { status: 200, body: PDF } : act(kind, id, body)
    if (mishap === 'act and hang') return 'hang'
    return mishap === 'act and drop' ? 'drop' : answer
  })

  return {
    settings: server.settings,
    shipments,
    asked: server.asked,
    bought: () => shipments.filter(({ postage_label: label }) => label !== null),
    /** The kinds of the calls so far, in order. */
    calls: () => server.asked.map(({ call }) => kindOf(call)[1]),
    /** Of the next calls of these kinds. */
    fail: (kind: 'find' | 'create' | 'buy' | 'refund' | 'file', ...next: Mishap[]) =>
      void mishaps.push(...next.map((one): [string, Mishap] => [kind, one])),
    /** What it decides about giving money back. */
    decideRefund(status: 'submitted' | 'refunded' | 'rejected' | 'not_applicable') {
      refund = status
      for (const one of shipments) if (one.refund_status) one.refund_status = status
    },
    clear() {
      shipments.length = 0
      mishaps.length = 0
      server.asked.length = 0
      refund = 'submitted'
    },
    close: server.close,
  }
}

export const refusal = (status: number, code: string) => ({
  status,
  body: { error: { code, message: `It says ${code}` } },
})

/** Also of a call that the shop must not make. */
function kindOf(call: string): [string, string, string | undefined] {
  const [, id, action] = /^(?:GET|POST) \/v2\/shipments(?:\/([^/]+))?(?:\/(\w+))?$/.exec(call) ?? []
  if (call.includes(' /files/')) return [call, 'file', undefined]
  if (call === 'POST /v2/shipments') return [call, 'create', undefined]
  return [call, action ?? 'find', id]
}
