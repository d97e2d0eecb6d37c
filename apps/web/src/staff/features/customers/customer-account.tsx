import { grantSalesRep, mailClaimLink, type StaffCustomer } from '../../../api/staff/customers.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'

/** Account actions: an account for a guest, the rights of a sales representative. */
export function CustomerAccount({ found: { customer, isGuest } }: { found: StaffCustomer }) {
  const { custId, salesRep, salesRepRequested } = customer
  const outdates = [STAFF_KEY]
  const rep = useSave((granted: boolean) => grantSalesRep(custId, granted), {
    outdates,
    success: 'Saved.',
  })
  const claim = useSave(() => mailClaimLink(custId), {
    outdates,
    success: `Link emailed to ${customer.email}.`,
  })
  return (
    <section className="panel stack">
      <h2>Account</h2>
      <Refusal refusal={rep.refusal ?? claim.refusal} />
      {isGuest && customer.email === '' && <p>No email, so no password link can be sent.</p>}
      {isGuest && customer.email !== '' && (
        <>
          <p>This guest has no password yet.</p>
          <Button rank="secondary" busy={claim.busy} onClick={() => claim.save(undefined)}>
            Email a password link
          </Button>
        </>
      )}
      {salesRepRequested && !salesRep && <p>Has asked to become a sales rep.</p>}
      <div className="row">
        {!salesRep && (
          <Button rank="secondary" busy={rep.busy} onClick={() => rep.save(true)}>
            Make a sales rep
          </Button>
        )}
        {(salesRep || salesRepRequested) && (
          <Button rank="outline" busy={rep.busy} onClick={() => rep.save(false)}>
            {salesRep ? 'Remove as sales rep' : 'Decline'}
          </Button>
        )}
      </div>
    </section>
  )
}
