import { Tag } from '../../../components/page/tags.tsx'

/** Whether shoppers have a choice: of a family with fewer than two products on sale there is none. */
export const FamilyTag = ({ shown }: { shown: number }) =>
  shown > 1 ? <Tag tone="good">Shown</Tag> : <Tag tone="warn">No choice in the shop</Tag>
