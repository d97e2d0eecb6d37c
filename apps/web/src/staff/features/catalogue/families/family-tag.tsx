import { Tag } from '../../../components/page/tags.tsx'

/** Whether shoppers have a choice: not if fewer than two products of the family are on sale. */
export const FamilyTag = ({ shown }: { shown: number }) =>
  shown > 1 ? <Tag tone="good">Shown</Tag> : <Tag tone="warn">No choice in the shop</Tag>
