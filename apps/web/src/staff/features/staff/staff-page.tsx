import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Member, members, type OwnRole, ownRoles } from '../../../api/staff/members.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { type Column, DataTable } from '../../components/lists/data-table.tsx'
import { useListState } from '../../components/lists/use-list-state.ts'
import { formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { roleNameOf } from '../../session/role-names.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { OwnRoles } from './own-roles.tsx'
import { RoleTable } from './role-table.tsx'

const nameOf = ({ firstName, lastName, email }: Member) =>
  [firstName, lastName].filter(Boolean).join(' ') || email

function StateTag({ member }: { member: Member }) {
  if (!member.activeFlag) return <Tag tone="bad">Deactivated</Tag>
  if (member.isInvited) return <Tag tone="warn">Invited</Tag>
  return <Tag tone="good">Active</Tag>
}

const columnsFor = (
  roles: readonly OwnRole[],
  edit: (member: Member) => void,
): readonly Column<Member>[] => [
  { name: 'name', label: 'Name', main: true, typed: true, cell: nameOf },
  { name: 'email', label: 'Email', wideOnly: true, typed: true, cell: ({ email }) => email },
  { name: 'role', label: 'Role', cell: ({ role }) => roleNameOf(role, roles) },
  { name: 'state', label: 'Access', cell: (member) => <StateTag member={member} /> },
  {
    name: 'factor',
    label: 'Two-step',
    wideOnly: true,
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'Off'),
  },
  {
    name: 'seen',
    label: 'Last seen',
    wideOnly: true,
    oneLine: true,
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatMoment(lastSeenAt) : 'Never'),
  },
  {
    name: 'edit',
    label: 'Actions',
    cell: (member) => (
      <Button rank="secondary" aria-label={`Edit ${nameOf(member)}`} onClick={() => edit(member)}>
        Edit
      </Button>
    ),
  },
]

/** The members of staff, their roles, and what each role may do. */
export function Component() {
  const list = useListState()
  const query = useQuery(members())
  const { data: roles = [] } = useQuery(ownRoles())
  const [isInviting, setInviting] = useState(false)
  const [edited, setEdited] = useState<Member>()
  return (
    <>
      <PageHeader
        title="Staff"
        lead="Who works here, and what each person may see and do. New colleagues get an invitation by email."
        actions={
          <Button icon="plus" onClick={() => setInviting(true)}>
            Invite a colleague
          </Button>
        }
      />
      <div className="stack-large">
        <QueryState query={query}>
          {(rows) => (
            <DataTable
              caption="Everyone who works in the shop"
              columns={columnsFor(roles, setEdited)}
              rows={rows}
              keyOf={({ custId }) => custId}
              list={list}
            />
          )}
        </QueryState>
        <OwnRoles roles={roles} />
        <RoleTable />
      </div>
      <InviteDialog opened={isInviting} onClose={() => setInviting(false)} roles={roles} />
      <MemberDialog member={edited} onClose={() => setEdited(undefined)} roles={roles} />
    </>
  )
}
