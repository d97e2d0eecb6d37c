import type { TravelFacts } from '@mendwell/domain/delivery/delivery-rules'
import type { ReturnLabelProblem, ReturnLabelStatus } from '@mendwell/domain/labels/return-labels'
import type { ReturnStatus } from '@mendwell/domain/orders/returns'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Longer than the provider may take for all questions about one label. */
const CLAIM_SECONDS = 120
/** After this long a request that got no answer does not arrive any more. */
const LOST_AFTER_SECONDS = 120

export interface LabelRow {
  returnId: number
  status: ReturnLabelStatus
  carrier: string | null
  service: string | null
  costCents: number | null
  /** Before, cost and carrier are those of the chosen rate. */
  isBought: boolean
  trackingNumber: string | null
  problem: ReturnLabelProblem | null
  problemDetail: string | null
  hasPdf: boolean
}

/** The labels of these returns, without their PDFs. */
export async function findReturnLabels(
  db: Queryable,
  returnIds: readonly number[],
): Promise<LabelRow[]> {
  if (returnIds.length === 0) return []
  const { rows } = await sql<LabelRow>`
    select return_id, status, carrier, service, cost_cents, bought_at is not null as is_bought, tracking_number, problem, problem_detail,
      pdf is not null as has_pdf
    from return_label where return_id = any(${returnIds}::int[])`.execute(db)
  return rows
}

/** The PDF of the label of a return, if it can be used. */
export async function findLabelPdf(db: Queryable, returnId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('returnLabel')
    .select('pdf')
    .where('returnId', '=', returnId)
    .where('status', '=', 'BOUGHT')
    .executeTakeFirst()
  return row?.pdf ?? undefined
}

/** Notes that a label is to be bought; a failed one is tried again, and nothing happens to others. */
export async function upsertWantedLabel(
  tx: Queryable,
  { returnId, provider }: { returnId: number; provider: string },
): Promise<void> {
  await sql`insert into return_label (return_id, provider) values (${returnId}, ${provider})
    on conflict (return_id) do update set status = 'BUYING', problem = null, problem_detail = null, updated_at = now()
      where return_label.status = 'FAILED'`.execute(tx)
}

/** The money of a label is asked for again. */
export async function updateKeptLabel(tx: Queryable, returnId: number): Promise<void> {
  await sql`update return_label set status = 'VOIDING', updated_at = now()
    where return_id = ${returnId} and status = 'KEPT'`.execute(tx)
}

/** The label of a declined return: a bought one is voided, and one that was never asked for is not bought. */
export async function updateDeclinedLabel(tx: Queryable, returnId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update return_label set updated_at = now(),
      status = case when bought_at is not null then 'VOIDING' when buy_asked_at is null then 'FAILED' else status end,
      problem = case when bought_at is not null then null when buy_asked_at is null then 'DECLINED' else problem end,
      problem_detail = null
    where return_id = ${returnId} and status in ('BUYING', 'FAILED', 'BOUGHT')`.execute(tx)
  return numAffectedRows > 0n
}

/** A label that somebody works on, with what is to be sent back. */
export interface ClaimedLabel {
  returnId: number
  /** Whoever holds it; later statements of others do nothing. */
  claimedBy: string
  returnNumber: string
  returnStatus: ReturnStatus
  status: ReturnLabelStatus
  shipmentRef: string | null
  rateRef: string | null
  problem: ReturnLabelProblem | null
  /** Whether it may have been bought without an answer; and so long ago that it is certain by now. */
  isBuyAsked: boolean
  isBuySettled: boolean
  quantity: number
  facts: TravelFacts
  name: string
  phone: string
  address: string | null
  address2: string | null
  city: string | null
  stateProvince: string | null
  postalCode: string | null
  country: string | null
}

/**
 * Takes a label that something is to be done about, committed at once: 'BUSY' while another worker has it, and
 * undefined if nothing is to be done.
 */
export async function claimLabel(
  db: Queryable,
  { returnId, claimedBy }: { returnId: number; claimedBy: string },
): Promise<ClaimedLabel | 'BUSY' | undefined> {
  const { rows } = await sql<ClaimedLabel & { isMine: boolean }>`
    with open as (
      select return_id from return_label where return_id = ${returnId}
        and (status in ('BUYING', 'VOIDING') or status = 'FAILED' and buy_asked_at is not null
          or status = 'BOUGHT' and pdf is null)
    ), taken as (
      update return_label l set claimed_by = ${claimedBy},
          claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS})
        from open where l.return_id = open.return_id
          and (l.claimed_until is null or l.claimed_until < clock_timestamp())
        returning l.*
    )
    select open.return_id, t.return_id is not null as is_mine, t.claimed_by, q.return_number, q.status as return_status,
      t.status, t.shipment_ref, t.rate_ref, t.problem, t.buy_asked_at is not null as is_buy_asked,
      t.buy_asked_at < now() - make_interval(secs => ${LOST_AFTER_SECONDS}) as is_buy_settled,
      q.quantity, json_build_object('kindKey', p.kind_key, 'department', c.category, 'weight', p.weight,
        'weightUnit', p.weight_unit) as facts,
      coalesce(o.recipient, trim(o.first_name || ' ' || o.last_name)) as name,
      coalesce(o.recipient_phone, o.phone1) as phone, o.address, o.address2, o.city, o.state_province, o.postal_code,
      o.country
    from open left join taken t using (return_id) join return_request q using (return_id)
      join orders o using (order_id) join order_item i using (order_item_id)
      join product p on p.product_id = i.product_id join category c using (category_id)`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return row.isMine ? row : 'BUSY'
}

type Claim = Pick<ClaimedLabel, 'returnId' | 'claimedBy'>

/** Gives a label back, whatever became of it. */
export async function releaseLabel(db: Queryable, { returnId, claimedBy }: Claim): Promise<void> {
  await sql`update return_label set claimed_by = null, claimed_until = null
    where return_id = ${returnId} and claimed_by = ${claimedBy}`.execute(db)
}

interface Asking {
  shipmentRef: string
  rateRef: string
  carrier: string
  service: string
  costCents: number
}

/**
 * Stores which label is about to be bought, committed before the provider is asked; false if another worker has taken
 * over, or the return is no longer approved.
 */
export async function updateAsking(
  db: Queryable,
  { returnId, claimedBy }: Claim,
  { shipmentRef, rateRef, carrier, service, costCents }: Asking,
): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update return_label l set shipment_ref = ${shipmentRef},
      rate_ref = ${rateRef}, carrier = ${carrier}, service = ${service}, cost_cents = ${costCents},
      buy_asked_at = now(), updated_at = now()
    from return_request q where q.return_id = l.return_id and q.status = 'APPROVED'
      and l.return_id = ${returnId} and claimed_by = ${claimedBy} and l.status = 'BUYING'
      and buy_asked_at is null`.execute(db)
  return numAffectedRows > 0n
}

/** Stores a bought label; true if its return was declined meanwhile, and it is to be voided. */
export async function updateBought(
  tx: Queryable,
  returnId: number,
  { trackingNumber, ...bought }: Asking & { trackingNumber: string | null },
): Promise<boolean> {
  const { shipmentRef, rateRef, carrier, service, costCents } = bought
  await sql`select from return_request where return_id = ${returnId} for share`.execute(tx)
  const { rows } = await sql<{ status: string }>`
    update return_label l set shipment_ref = ${shipmentRef}, rate_ref = ${rateRef}, carrier = ${carrier},
      service = ${service}, cost_cents = ${costCents}, tracking_number = ${trackingNumber}, bought_at = now(),
      status = case when q.status = 'DECLINED' then 'VOIDING' else 'BOUGHT' end,
      buy_asked_at = null, problem = null, problem_detail = null, updated_at = now()
    from return_request q where q.return_id = l.return_id and l.return_id = ${returnId}
      and l.bought_at is null
    returning l.status`.execute(tx)
  return rows[0]?.status === 'VOIDING'
}

/** Stores the PDF of a bought label. */
export async function updatePdf(db: Queryable, returnId: number, pdf: Buffer): Promise<void> {
  await sql`update return_label set pdf = ${pdf}, problem = null, problem_detail = null, updated_at = now()
    where return_id = ${returnId}`.execute(db)
}

interface Failure {
  problem: ReturnLabelProblem
  detail?: string | undefined
  /** Whether it is certain that nothing was bought: then another parcel may be registered for the return. */
  isCertain: boolean
}

/** No label was bought, or its PDF cannot be had; the label stays bought. */
export async function updateFailed(
  db: Queryable,
  { returnId, claimedBy }: Claim,
  { problem, detail, isCertain }: Failure,
): Promise<void> {
  await sql`update return_label set status = case when bought_at is null then 'FAILED' else status end,
      problem = ${problem}, problem_detail = ${detail?.slice(0, 300) ?? null},
      buy_asked_at = case when ${isCertain} then null else buy_asked_at end, updated_at = now()
    where return_id = ${returnId} and claimed_by = ${claimedBy}`.execute(db)
}

interface Voiding {
  status: 'VOIDING' | 'VOIDED' | 'KEPT'
  problem?: ReturnLabelProblem
  detail?: string | undefined
}

/** What became of the money of a label that is not used. */
export async function updateVoiding(
  db: Queryable,
  { returnId, claimedBy }: Claim,
  { status, problem, detail }: Voiding,
): Promise<void> {
  await sql`update return_label set status = ${status}, problem = ${problem ?? null},
      problem_detail = ${detail?.slice(0, 300) ?? null}, updated_at = now()
    where return_id = ${returnId} and claimed_by = ${claimedBy}`.execute(db)
}

/** Labels whose job is lost, or about whose money the provider has not decided. */
export async function findOpenLabels(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await sql<{ returnId: number }>`
    select return_id from return_label
    where (status in ('BUYING', 'VOIDING') or status = 'FAILED' and buy_asked_at is not null)
      and updated_at < now() - case when status = 'VOIDING' and problem is null then interval '1 hour'
        else interval '10 minutes' end
    order by updated_at limit ${limit}`.execute(db)
  return rows.map(({ returnId }) => returnId)
}

/** Marks a label as looked at, so that the others come before it. */
export async function touchLabel(db: Queryable, returnId: number): Promise<void> {
  await sql`update return_label set updated_at = now() where return_id = ${returnId}`.execute(db)
}
