import { Tag } from '../../components/tags.tsx'

interface CustomerTagsProps {
  customer: {
    isGuest: boolean
    businessFlag: boolean
    salesRep: boolean
    salesRepRequested: boolean
  }
}

/** What kind of customer somebody is, in short words. */
export function CustomerTags({ customer }: CustomerTagsProps) {
  const { isGuest, businessFlag, salesRep, salesRepRequested } = customer
  return (
    <>
      <Tag>{isGuest ? 'Guest' : 'Account'}</Tag> {businessFlag && <Tag>Business</Tag>}{' '}
      {salesRep && <Tag tone="ok">Sales representative</Tag>}{' '}
      {salesRepRequested && <Tag tone="warn">Wants to be sales representative</Tag>}
    </>
  )
}
