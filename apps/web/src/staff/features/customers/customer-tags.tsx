import { Tag } from '../../components/page/tags.tsx'

interface CustomerTagsProps {
  customer: {
    isGuest: boolean
    /** 'S' is a member of staff. */
    custType: string
    businessFlag: boolean
    salesRep: boolean
    salesRepRequested: boolean
  }
}

/** The kind of customer, as tags. */
export function CustomerTags({ customer }: CustomerTagsProps) {
  const { isGuest, custType, businessFlag, salesRep, salesRepRequested } = customer
  return (
    <>
      <Tag>{nameOf(custType, isGuest)}</Tag> {businessFlag && <Tag>Business</Tag>}{' '}
      {salesRep && <Tag tone="good">Sales rep</Tag>}{' '}
      {salesRepRequested && <Tag tone="warn">Wants to be a sales rep</Tag>}
    </>
  )
}

function nameOf(custType: string, isGuest: boolean) {
  if (custType === 'S') return 'Staff'
  return isGuest ? 'Guest' : 'Account'
}
